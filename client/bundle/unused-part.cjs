exports.default = () => null
