// The specification's words around an act on an item or a section (2, "Hotsite toasts"): one while it is done, another when
// it is. What failed says why where it failed; the toast only goes.
import { notifications } from '@mantine/notifications'
import type { Erros } from './usar-editor.ts'

export const AVISOS_DO_EDITOR = {
  duplicar: {
    agora: 'Aguarde, estamos duplicando este item',
    depois: 'Item duplicado com sucesso',
    cor: 'teal',
  },
  apagar: {
    agora: 'Aguarde, estamos apagando este item',
    depois: 'Item apagado com sucesso',
    cor: 'orange',
  },
} as const

export async function comAviso(
  ato: keyof typeof AVISOS_DO_EDITOR,
  fazer: () => Promise<Erros>,
): Promise<boolean> {
  const { agora, depois, cor } = AVISOS_DO_EDITOR[ato]
  const id = notifications.show({ message: agora, loading: true, autoClose: false, withCloseButton: false })
  const erros = await fazer()
  if (erros === null)
    notifications.update({ id, message: depois, color: cor, loading: false, autoClose: 2000 })
  else notifications.hide(id)
  return erros === null
}
