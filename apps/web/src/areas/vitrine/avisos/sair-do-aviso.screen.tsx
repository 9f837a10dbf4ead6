// Where the letter's "não receber mais" leads: one click, without signing in. Not done by opening the page: mail
// scanners that follow links would stop letters that people want. The mail program's own button posts here too.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { data, Form, useNavigation } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { doServidor } from '../../../core/contexto.ts'
import { Cabeca } from '../cabeca.tsx'
import '../conteudo/conteudo.css'
import { nomeDoAviso, ondeEscolher } from './onde-escolher.server.ts'
import type { Route } from './+types/sair-do-aviso.screen.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => ({
  onde: ondeEscolher(params.tipo),
  nome: nomeDoAviso(params.tipo, context.get(doServidor).marca.tipo),
})

export async function action({ context, params }: Route.ActionArgs) {
  try {
    const { nome } = await context.get(doServidor).chamar('POST /v1/avisos/sair', {
      body: { usuUid: params.usuUid, tipo: params.tipo, selo: params.selo },
    })
    return { parada: nome, erro: null }
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    return data({ parada: null, erro: e.message }, { status: e.codigo })
  }
}

export default function SairDoAviso({ actionData: r, loaderData }: Route.ComponentProps) {
  const enviando = useNavigation().state !== 'idle'
  return (
    <div className="pagina">
      <Cabeca titulo="Parar de receber" descricao="E-mails de avisos." canonico="/avisos" indexar={false} />
      <article className="texto">
        <h1>E-mails deste aviso</h1>
        {r?.parada == null ? (
          <>
            <p>
              {loaderData.nome === null
                ? 'Quer parar de receber os e-mails deste aviso?'
                : `Quer parar de receber por e-mail “${loaderData.nome}”?`}{' '}
              No site este aviso continua.
            </p>
            {r?.erro && <p role="alert">{r.erro}</p>}
            <Form method="post">
              <Button type="submit" variant="primary" loading={enviando}>
                Parar de receber
              </Button>
            </Form>
          </>
        ) : (
          <p role="status">Pronto: “{r.parada}” não envia mais e-mails. Você pode voltar a recebê-los.</p>
        )}
        <p>
          <Link to={loaderData.onde} {...buttonLook({ variant: 'ghost' })}>
            Escolher os meus avisos
          </Link>
        </p>
      </article>
    </div>
  )
}
