// Toasts of the working areas, as the specification says: success for 2 s, errors with a close action, the same one not
// repeated within 2 s, and nothing for "Token inválido".
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { notifications } from '@mantine/notifications'
import { ErroDeChamada } from '../erro-de-chamada.ts'

/** Errors that stand until they are closed, or until what they were about has gone well. */
const abertos = new Set<string>()
const mostrados = new Map<string, number>()
const INTERVALO_MS = 2000

function repetido(texto: string): boolean {
  const agora = Date.now()
  const antes = mostrados.get(texto) ?? 0
  mostrados.set(texto, agora)
  return agora - antes < INTERVALO_MS
}

export function avisarSucesso(texto = 'Salvo com sucesso'): void {
  for (const id of abertos) notifications.hide(id)
  abertos.clear()
  if (!repetido(texto))
    notifications.show({ message: texto, color: 'teal', autoClose: 2000, withCloseButton: false })
}

export function avisarAtencao(texto: string): void {
  if (!repetido(texto))
    notifications.show({ title: 'Atenção!', message: texto, color: 'yellow', autoClose: 6000 })
}

/** An error that no form field shows. Its request id finds the line in the log. */
export function avisarErro(erro: unknown): void {
  const texto = erro instanceof Error ? erro.message : MENSAGENS.falhaInterna
  if (texto === MENSAGENS.tokenInvalido || repetido(texto)) return
  const id = erro instanceof ErroDeChamada && erro.codigo >= 500 ? erro.erro.requestId : undefined
  // Deduplicated: ten copies of one error would hide the ones behind it.
  abertos.add(texto)
  notifications.show({
    id: texto,
    message: id ? `${texto} (código ${id})` : texto,
    color: 'red',
    autoClose: false,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
  })
}
