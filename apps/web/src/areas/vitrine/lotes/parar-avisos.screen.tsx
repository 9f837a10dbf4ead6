// Where the letter's "não receber mais" leads: one click, without signing in. Not done by opening the page: programs that
// look at links before people do would stop letters that somebody wants.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR_CLIENTE } from '../caminhos.ts'
import '../conteudo/conteudo.css'
import type { Route } from './+types/parar-avisos.screen.ts'

export default function PararAvisos({ params }: Route.ComponentProps) {
  const [parada, setParada] = useState<string | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const parar = (): void => {
    setEnviando(true)
    setErro(null)
    chamar('POST /v1/buscas-salvas/:uid/cancelar', {
      params: { uid: params.uid },
      body: { selo: params.selo },
    })
      .then(({ nome }) => setParada(nome))
      .catch((e: unknown) => setErro(e instanceof Error ? e.message : 'Não foi possível. Tente novamente.'))
      .finally(() => setEnviando(false))
  }
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
        {parada === null ? (
          <>
            <p>Você não receberá mais e-mails desta busca salva. Os avisos no site continuam.</p>
            {erro && <p role="alert">{erro}</p>}
            <Button variant="primary" loading={enviando} onClick={parar}>
              Parar de receber
            </Button>
          </>
        ) : (
          <p role="status">Pronto: a busca “{parada}” não envia mais e-mails.</p>
        )}
        <p>
          <Link to={IR_CLIENTE.buscas} {...buttonLook({ variant: 'ghost' })}>
            Ver minhas buscas salvas
          </Link>
        </p>
      </article>
    </div>
  )
}
