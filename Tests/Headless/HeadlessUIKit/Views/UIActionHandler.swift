/// What a `UIAction` does.
public typealias UIActionHandler = (_ action: UIAction) -> Void
