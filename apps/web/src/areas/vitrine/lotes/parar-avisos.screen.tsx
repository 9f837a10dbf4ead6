// Where the letter's "não receber mais" leads: one click, without signing in. Not done by opening the page: mail
// scanners that follow links would stop letters that people want. The mail program's own button posts here too.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { data, Form, useNavigation } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { doServidor } from '../../../core/contexto.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR_CLIENTE } from '../../../parts/cabeca/caminhos.ts'
import '../conteudo/conteudo.css'
import type { Route } from './+types/parar-avisos.screen.ts'

export async function action({ context, params }: Route.ActionArgs) {
  try {
    const { nome } = await context.get(doServidor).chamar('POST /v1/buscas-salvas/:uid/cancelar', {
      params: { uid: params.uid },
      body: { selo: params.selo },
    })
    return { parada: true, nome, erro: null }
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    return data({ parada: false, nome: null, erro: e.message }, { status: e.codigo })
  }
}

export default function PararAvisos({ actionData: r }: Route.ComponentProps) {
  const quem = useQuem()
  const enviando = useNavigation().state !== 'idle'
  return (
    <div className="pagina">
      <Cabeca
        titulo="Parar de receber"
        descricao="E-mails de buscas salvas."
        canonico="/avisos"
        indexar={false}
      />
      <article className="texto">
        <h1>E-mails desta busca</h1>
        {!r?.parada ? (
          <>
            <p>
              Você não receberá mais e-mails desta busca. Se ela está na sua conta, os avisos no site
              continuam.
            </p>
            {r?.erro && <p role="alert">{r.erro}</p>}
            <Form method="post">
              <Button type="submit" variant="primary" loading={enviando}>
                Parar de receber
              </Button>
            </Form>
          </>
        ) : (
          <p role="status">
            {r.nome === null
              ? 'Pronto: esta busca não envia mais e-mails.'
              : `Pronto: a busca “${r.nome}” não envia mais e-mails.`}
          </p>
        )}
        {quem !== null && quem.cliUid !== null && (
          <p>
            <Link to={IR_CLIENTE.buscas} {...buttonLook({ variant: 'ghost' })}>
              Ver minhas buscas salvas
            </Link>
          </p>
        )}
      </article>
    </div>
  )
}
