// Where the letter's question leads, the first one and the one before the end. Not answered by opening the page (programs look
// at links before people do), but by its one button.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { data, Form } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { Link } from '../../../core/ligacao.tsx'
import { useMarca } from '../../../core/marca-atual.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { Cabeca } from '../cabeca.tsx'
import '../conteudo/conteudo.css'
import type { Route } from './+types/confirmar-alerta.screen.ts'

export async function action({ context, params }: Route.ActionArgs) {
  try {
    const feito = await context.get(doServidor).chamar('POST /v1/buscas-salvas/:uid/confirmar', {
      params: { uid: params.uid },
      body: { selo: params.selo },
    })
    return { feito, erro: null }
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    const naoVale = e.codigo === 400 || e.codigo === 404
    return data(
      { feito: null, erro: naoVale ? 'Este endereço não vale mais. Peça o aviso de novo.' : e.message },
      { status: naoVale ? 404 : e.codigo },
    )
  }
}

export default function ConfirmarAlerta({ actionData: r }: Route.ComponentProps) {
  const { nome } = useMarca()
  const p = usePalavras()
  return (
    <div className="pagina">
      <Cabeca
        titulo="Confirmar os avisos"
        descricao="E-mails de buscas salvas."
        canonico="/avisos"
        indexar={false}
      />
      <article className="texto">
        <h1>Avisos de {nome}</h1>
        {r?.feito ? (
          <>
            <p role="status">
              {`Pronto: avisamos neste e-mail os próximos ${p.lote.varios} de “${r.feito.nome}”, até ${formatarData(Date.parse(r.feito.venceAt))}. Antes disso perguntamos se você quer continuar.`}
            </p>
            <p>
              <Link to={r.feito.endereco} {...buttonLook({ variant: 'primary' })}>
                Ver o que há agora
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>
              Confirme que você quer receber neste e-mail os avisos desta busca. Dá para parar quando quiser.
            </p>
            {r?.erro && (
              <p role="alert">
                {r.erro} <Link to={IR.lotes}>{`Ver os ${p.lote.varios}`}</Link>
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
