// Where a letter's question leads. Not answered by opening the page (programs look at links before people do), but by its
// one button.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import type { ReactNode } from 'react'
import { data, Form } from 'react-router'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { Link } from '../../core/ligacao.tsx'
import { Cabeca } from './cabeca.tsx'
import './conteudo/conteudo.css'

/** `deNovo`: what to do about an address that is not valid any more. */
export async function responderACarta<T>(pedido: Promise<T>, deNovo: string) {
  try {
    return { feito: await pedido, erro: null }
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    const naoVale = e.codigo === 400 || e.codigo === 404
    return data(
      { feito: null, erro: naoVale ? `Este endereço não vale mais. ${deNovo}` : e.message },
      { status: naoVale ? 404 : e.codigo },
    )
  }
}

interface Ligacao {
  readonly para: string
  readonly texto: string
}

interface Props {
  readonly cabeca: { readonly titulo: string; readonly descricao: string; readonly canonico: string }
  readonly titulo: string
  readonly pergunta: string
  /** null: not answered yet */
  readonly feito: { readonly texto: ReactNode; readonly ver: Ligacao } | null
  readonly erro: string | null
  /** beside the error */
  readonly deNovo: Ligacao
}

export function PerguntaDaCarta({ cabeca, titulo, pergunta, feito, erro, deNovo }: Props) {
  return (
    <div className="pagina">
      <Cabeca {...cabeca} indexar={false} />
      <article className="texto">
        <h1>{titulo}</h1>
        {feito ? (
          <>
            <p role="status">{feito.texto}</p>
            <p>
              <Link to={feito.ver.para} {...buttonLook({ variant: 'primary' })}>
                {feito.ver.texto}
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>{pergunta}</p>
            {erro !== null && (
              <p role="alert">
                {erro} <Link to={deNovo.para}>{deNovo.texto}</Link>
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
