// Messages in the browser, pure. Optimistic: a message of one's own is shown at once (`enviando`); the server's copy
// replaces it by the uid, from the answer or from the room's frame, whatever comes first.
import type { Mensagem } from '@martelo/contracts/conversas/conversas.events.ts'

export type MensagemNaTela = Mensagem & { readonly envio?: 'enviando' | 'falhou' }

const GUARDADAS = 300

/** Adds or replaces by uid; in the order in which they were written. */
export function receberMensagem(antes: readonly MensagemNaTela[], nova: MensagemNaTela): MensagemNaTela[] {
  const i = antes.findIndex((m) => m.uid === nova.uid)
  if (i < 0) return [...antes, nova].slice(-GUARDADAS)
  // A copy that was removed meanwhile stays removed.
  if (antes[i]?.removida && !nova.removida) return [...antes]
  return antes.map((m, j) => (j === i ? nova : m))
}

export function removerDaTela(antes: readonly MensagemNaTela[], uid: string): MensagemNaTela[] {
  return antes.map((m) => (m.uid === uid ? { ...m, removida: true, texto: '' } : m))
}

export function marcarFalha(antes: readonly MensagemNaTela[], uid: string): MensagemNaTela[] {
  return antes.map((m) => (m.uid === uid && m.envio === 'enviando' ? { ...m, envio: 'falhou' as const } : m))
}

/** Older messages before the ones that are here, each once. */
export function juntarAntigas(
  antes: readonly MensagemNaTela[],
  antigas: readonly Mensagem[],
): MensagemNaTela[] {
  const conhecidas = new Set(antes.map((m) => m.uid))
  return [...antigas.filter((m) => !conhecidas.has(m.uid)), ...antes]
}
