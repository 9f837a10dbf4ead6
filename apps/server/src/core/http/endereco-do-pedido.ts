// The address that a request came from. Behind our proxy it is the last one in the header: what a visitor wrote there himself
// stands further left and is not believed.
import type { IncomingMessage } from 'node:http'

export function enderecoDoPedido(q: IncomingMessage, atrasDeProxy: boolean): string {
  if (!atrasDeProxy) return q.socket.remoteAddress ?? '?'
  return (
    String(q.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() || '?'
  )
}
