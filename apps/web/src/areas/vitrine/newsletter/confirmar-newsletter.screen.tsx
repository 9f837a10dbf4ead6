// Where the letter's question leads. Not answered by opening the page (programs look at links before people do), but by its
// one button.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { data, Form } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import '../conteudo/conteudo.css'
import type { Route } from './+types/confirmar-newsletter.screen.ts'

export async function action({ context, params }: Route.ActionArgs) {
  try {
    await context.get(doServidor).chamar('POST /v1/hotsite/newsletter/:uid/confirmar', {
      params: { uid: params.uid },
      body: { selo: params.selo },
    })
    return { erro: null }
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    const naoVale = e.codigo === 400 || e.codigo === 404
    return data(
      { erro: naoVale ? 'Este endereço não vale mais. Inscreva-se de novo.' : e.message },
      { status: naoVale ? 404 : e.codigo },
    )
  }
}

export default function ConfirmarNewsletter({ actionData }: Route.ComponentProps) {
  const { nome } = useMarca()
  return (
    <div className="pagina">
      <Cabeca
        titulo="Confirmar as novidades"
        descricao="E-mails de novidades."
        canonico={IR_DA_CASA.novidades}
        indexar={false}
      />
      <article className="texto">
        <h1>Novidades de {nome}</h1>
        {actionData?.erro === null ? (
          <>
            <p role="status">Pronto: o seu e-mail está confirmado. As próximas novidades chegam por ele.</p>
            <p>
              <Link to={IR.lotes} {...buttonLook({ variant: 'primary' })}>
                Ver o que está à venda agora
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>
              Confirme que você quer receber as novidades neste e-mail. Dá para sair da lista quando quiser.
            </p>
            {actionData && (
              <p role="alert">
                {actionData.erro} <Link to={IR_DA_CASA.novidades}>Inscrever</Link>
              </p>
            )}
            <Form method="post">
              <Button type="submit" variant="primary">
                Confirmar o meu e-mail
              </Button>
            </Form>
          </>
        )}
      </article>
    </div>
  )
}
