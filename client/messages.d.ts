declare module '*.json?compiled' {
  const messages: Readonly<
    Record<string, import('../domain/messages/format-message').CompiledMessage>
  >
  export default messages
}
