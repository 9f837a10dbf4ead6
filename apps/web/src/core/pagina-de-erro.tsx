// What a visitor sees when a page cannot be shown: what happened, what to do next, and the number that finds the log
// line. It may stand without any data (the root itself failed): of what loaders know it takes one word, where it is known.
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link } from 'react-router'
import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import { useDadosDaRaiz } from './dados-da-raiz.ts'
import './pagina-de-erro.css'

const TEXTOS: Readonly<Record<number, readonly [titulo: string, texto: string]>> = {
  404: [
    'Página não encontrada',
    'O endereço pode ter mudado, ou o que estava aqui já saiu do ar. Procure pelo que você quer:',
  ],
  403: ['Esta página não é para o seu acesso', 'A sua conta não tem a permissão necessária.'],
  401: ['Entre para continuar', 'Esta página pede que você entre na sua conta.'],
  555: ['Sem conexão com o servidor', 'Verifique a sua internet e tente de novo.'],
}
const FALHA = [
  'Não foi possível abrir esta página',
  'Algo falhou do nosso lado. Nada foi perdido: tente novamente.',
] as const

/** `um`: what this site calls a lot. */
const retirado = (um: string) =>
  [
    `Este ${um} foi retirado`,
    'O que estava aqui saiu da venda e não volta neste endereço. Procure por outros:',
  ] as const

/** The error object of a failed call. On the browser it arrives without its class, so its shape is what tells. */
const daApi = (erro: unknown): ErroDaApi | null => (erro as { erro?: ErroDaApi } | null)?.erro ?? null

/** Whether this document itself came as a refusal for now: asked for again, it would come so again. */
const documentoRecusado = (): boolean => {
  const [n] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return n?.responseStatus === undefined || n.responseStatus === 503
}

/** `dentro`: the page has a frame around it already, with its own `<main>`. */
export function PaginaDeErro({ erro, dentro = false }: { erro: unknown; dentro?: boolean }) {
  const chamada = daApi(erro)
  const codigo = isRouteErrorResponse(erro) ? erro.status : (chamada?.statusCode ?? 500)
  const um = useDadosDaRaiz()?.vocabulario.palavras.lote.um ?? 'lote'
  const [titulo, texto] = codigo === 410 ? retirado(um) : (TEXTOS[codigo] ?? FALHA)
  // A house that is closed says so in words of its own, with when it is back, to who asks for the whole page.
  useEffect(() => {
    if (codigo === 503 && !documentoRecusado()) location.reload()
  }, [codigo])
  const sumiu = codigo === 404 || codigo === 410
  const Caixa = dentro ? 'section' : 'main'
  return (
    <Caixa className="pagina-de-erro">
      <title>{titulo}</title>
      <meta name="robots" content="noindex" />
      <span className="pagina-de-erro__codigo">Erro {codigo}</span>
      <h1>{titulo}</h1>
      <p>{sumiu || !chamada ? texto : String(chamada.message)}</p>
      {sumiu && (
        <form className="pagina-de-erro__busca" action="/leilao" role="search">
          <input type="search" name="q" aria-label="Buscar" placeholder="Marca, modelo ou cidade" />
          <button type="submit" {...buttonLook({ variant: 'primary', size: 'l' })}>
            Buscar
          </button>
        </form>
      )}
      <div className="pagina-de-erro__acoes">
        {codigo === 401 && (
          <a href="/login" {...buttonLook({ variant: 'primary' })}>
            Entrar
          </a>
        )}
        {codigo >= 500 && (
          <Button variant="primary" onClick={() => location.reload()}>
            Tentar de novo
          </Button>
        )}
        <Link to="/" {...buttonLook({})}>
          Voltar ao início
        </Link>
      </div>
      {chamada?.requestId && <small>Código para o atendimento: {chamada.requestId}</small>}
    </Caixa>
  )
}
