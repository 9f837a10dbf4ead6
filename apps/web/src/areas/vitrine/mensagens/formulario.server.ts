// Forms that come back to the page that showed them, so that they work without script: errors stand at their fields
// and nothing typed is lost; success redirects to the page's thanks, so that a reload sends nothing again.
import type { AssuntoDoContato } from '@martelo/domain/mensagens/formulario-do-site.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

export interface Devolvido {
  /** message by field */
  readonly erros: Readonly<Record<string, string>>
  /** what is no field's */
  readonly geral: string | null
  readonly valores: Readonly<Record<string, string>>
}

export async function receber(
  request: Request,
  enviar: (campos: Readonly<Record<string, string>>) => Promise<unknown>,
) {
  const forma = await request.formData()
  const valores = Object.fromEntries(
    [...forma].filter((p): p is [string, string] => typeof p[1] === 'string'),
  )
  try {
    await enviar(valores)
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    const { erros, geral } = { erros: e.campos, geral: Object.keys(e.campos).length > 0 ? null : e.message }
    // The seal is made again with the page; the honeypot stays empty.
    const { selo: _, site: __, ...resto } = valores
    return data({ erros, geral, valores: resto } satisfies Devolvido, { status: e.codigo })
  }
  // By the page's own address: when the router's script sends the form it asks `/novidades.data`, and a query alone would
  // lead there.
  throw redirect(`${new URL(request.url).pathname.replace(/\.data$/, '')}?enviado=1`)
}

/** A message to the house; `assunto`: that of a form which does not ask for it. */
export const receberContato = (
  context: Readonly<RouterContextProvider>,
  request: Request,
  assunto?: AssuntoDoContato,
) =>
  receber(request, (c) =>
    context.get(doServidor).chamar('POST /v1/hotsite/contato', {
      body: {
        selo: c.selo ?? '',
        site: c.site ?? '',
        nome: c.nome ?? '',
        email: c.email ?? '',
        telefone: c.telefone ?? '',
        assunto: assunto ?? (c.assunto as AssuntoDoContato),
        texto: c.texto ?? '',
      },
    }),
  )
