// Where the letter's way out leads. Not done by opening the page (programs look at links before people do), but by its one
// button, or by the mail program's own button, which posts here without showing the page (RFC 8058).
import { Button } from '@martelo/ui/button.tsx'
import { data, Form } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { doServidor } from '../../../core/contexto.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import '../conteudo/conteudo.css'
import type { Route } from './+types/sair-da-newsletter.screen.ts'

export async function action({ context, params, url }: Route.ActionArgs) {
  try {
    await context.get(doServidor).chamar('POST /v1/hotsite/newsletter/:uid/sair', {
      params: { uid: params.uid },
      body: { selo: params.selo, de: url.searchParams.get('de') },
    })
    return { erro: null }
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    const naoVale = e.codigo === 400 || e.codigo === 404
    return data(
      { erro: naoVale ? 'Este endereço não vale mais. Fale com a gente para sair da lista.' : e.message },
      { status: naoVale ? 404 : e.codigo },
    )
  }
}

export default function SairDaNewsletter({ actionData }: Route.ComponentProps) {
  const ligada = usePaginaLigada()
  return (
    <div className="pagina">
      <Cabeca
        titulo="Sair das novidades"
        descricao="E-mails de novidades."
        canonico={IR_DA_CASA.novidades}
        indexar={false}
      />
      <article className="texto">
        <h1>Sair das novidades</h1>
        {actionData?.erro === null ? (
          <p role="status">Pronto: você não recebe mais as novidades por e-mail.</p>
        ) : (
          <>
            <p>Você deixa de receber as novidades neste e-mail. Avisos das suas compras continuam.</p>
            {actionData && <p role="alert">{actionData.erro}</p>}
            <Form method="post">
              <Button type="submit" variant="primary">
                Sair da lista
              </Button>
            </Form>
          </>
        )}
        {ligada(2) && (
          <p>
            <Link to={IR_DA_CASA.contato}>Fale conosco</Link>
          </p>
        )}
      </article>
    </div>
  )
}
