// After a refusal that names fields: the person is taken to the first of them, and the notice says each by the name
// that stands beside it on the screen. Pressing the notice leads there again.
import { notifications } from '@mantine/notifications'
import { PALAVRAS_GERAIS } from '../ficha/palavras.ts'

const AVISO = 'campos-recusados'

/** Where `perguntas.2.resposta` is typed, if its tab is open. */
function acharCampo(campo: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[name="${CSS.escape(campo)}"]`)
}

function nomeNaTela(campo: string): string {
  const [rotulo] = (acharCampo(campo) as HTMLInputElement | null)?.labels ?? []
  const texto = rotulo?.textContent?.replace('*', '').trim()
  return texto || PALAVRAS_GERAIS.nomeDoCampo(campo.split('.')[0] ?? campo)
}

function irAo(campos: readonly string[]): void {
  // The first in the order of the page, not of the answer.
  const [primeiro] = [...document.querySelectorAll<HTMLElement>('[name]')].filter((e) =>
    campos.includes(e.getAttribute('name') ?? ''),
  )
  primeiro?.scrollIntoView({ block: 'center' })
  primeiro?.focus({ preventScroll: true })
}

/** The form was corrected, or left. */
export const calarErros = (): void => void notifications.hide(AVISO)

/** `erros`: field → what is wrong with it, as the server answered. */
export function apontarErros(erros: Readonly<Record<string, string>>): void {
  const campos = Object.keys(erros)
  // Once the form shows the errors at their fields.
  requestAnimationFrame(() => {
    irAo(campos)
    notifications.hide(AVISO)
    notifications.show({
      id: AVISO,
      title: campos.length === 1 ? 'Corrija um campo' : `Corrija ${campos.length} campos`,
      message: campos.map((c) => `${nomeNaTela(c)}: ${erros[c]}`).join('\n'),
      color: 'red',
      autoClose: 12_000,
      withCloseButton: true,
      closeButtonProps: { 'aria-label': 'Fechar aviso' },
      style: { whiteSpace: 'pre-line', cursor: 'pointer' },
      onClick: () => irAo(campos),
    })
  })
}
