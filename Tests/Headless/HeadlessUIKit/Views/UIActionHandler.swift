/// The closure of a `UIAction`.
public typealias UIActionHandler = (_ action: UIAction) -> Void
