/**
 * Calls of the contract from a signed-in page, for steps that have no screen yet: the browser's own cookies, the same
 * origin, the same checks as a button. A refusal fails the test with the server's sentence.
 */
import type { Page } from '@playwright/test'

export async function pelaApi<R = Record<string, unknown>>(
  page: Page,
  metodo: 'GET' | 'POST' | 'PUT',
  caminho: string,
  corpo?: unknown,
): Promise<R> {
  const { status, texto } = await page.evaluate(
    async ([m, c, b]) => {
      const pedido: RequestInit = { method: m }
      if (b !== null) Object.assign(pedido, { body: b, headers: { 'content-type': 'application/json' } })
      const r = await fetch(c, pedido)
      return { status: r.status, texto: await r.text() }
    },
    [metodo, caminho, corpo === undefined ? null : JSON.stringify(corpo)] as const,
  )
  if (status >= 400) throw new Error(`${metodo} ${caminho}: ${status} ${texto}`)
  return (texto === '' ? {} : JSON.parse(texto)) as R
}

/** One file by a multipart call. */
export async function enviarPelaApi(
  page: Page,
  caminho: string,
  arquivo: { nome: string; tipo: string; base64: string },
): Promise<void> {
  const { status, texto } = await page.evaluate(
    async ([c, a]) => {
      const bytes = Uint8Array.from(atob(a.base64), (x) => x.charCodeAt(0))
      const forma = new FormData()
      forma.append('arquivo', new File([bytes], a.nome, { type: a.tipo }))
      const r = await fetch(c, { method: 'POST', body: forma })
      return { status: r.status, texto: await r.text() }
    },
    [caminho, arquivo] as const,
  )
  if (status >= 400) throw new Error(`POST ${caminho}: ${status} ${texto}`)
}
