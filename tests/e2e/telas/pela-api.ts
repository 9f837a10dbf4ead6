/**
 * Calls of the contract from a signed-in page, to bring records into a state that a walk over the screens needs (the
 * story itself is played by clicks). The browser's own cookies, the same origin, the same checks as a button. A refusal
 * fails the test with the server's sentence.
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

/** Downloads a file of the product and hands it in again, as a person does who fills in a model. */
export async function devolverArquivo<R>(page: Page, de: string, nome: string, para: string): Promise<R> {
  const { status, texto } = await page.evaluate(
    async ([d, n, p]) => {
      const forma = new FormData()
      forma.append('arquivo', new File([await (await fetch(d)).blob()], n))
      const r = await fetch(p, { method: 'POST', body: forma })
      return { status: r.status, texto: await r.text() }
    },
    [de, nome, para] as const,
  )
  if (status >= 400) throw new Error(`POST ${para}: ${status} ${texto}`)
  return JSON.parse(texto) as R
}
