import { expect, test } from 'vitest'
import { receber } from './formulario.server.ts'

const enviar = (caminho: string) =>
  receber(
    new Request(`http://casa.exemplo${caminho}`, {
      method: 'POST',
      body: new URLSearchParams({ nome: 'Ana' }),
    }),
    async () => undefined,
  )

test.each(['/novidades', '/novidades.data', '/novidades?de=rodape'])(
  'sent to %s, by the browser or by its script, the form leads to the page’s thanks',
  async (caminho) => {
    const r = (await enviar(caminho).catch((e: unknown) => e)) as Response
    expect([r.status, r.headers.get('location')]).toEqual([302, '/novidades?enviado=1'])
  },
)
