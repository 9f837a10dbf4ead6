// What a visitor sees when a page cannot be shown: what happened, what to do next, and the number that finds the log line.
import { isRouteErrorResponse, Link } from 'react-router'
import { ErroDeChamada } from './api.ts'

export function PaginaDeErro({ erro }: { erro: unknown }) {
  const codigo = isRouteErrorResponse(erro) ? erro.status : erro instanceof ErroDeChamada ? erro.codigo : 500
  const naoAchou = codigo === 404
  const titulo = naoAchou ? 'Página não encontrada' : 'Não foi possível abrir esta página'
  const texto = naoAchou
    ? 'O endereço pode ter mudado ou o anúncio já saiu do ar.'
    : erro instanceof ErroDeChamada
      ? erro.message
      : 'Algo falhou do nosso lado. Nada foi perdido: tente novamente.'
  return (
    <main
      style={{
        maxWidth: 'var(--text-width)',
        margin: 'var(--space-24) auto',
        padding: '0 var(--page-gutter)',
      }}
    >
      <title>{titulo}</title>
      <h1>{titulo}</h1>
      <p>{texto}</p>
      {erro instanceof ErroDeChamada && erro.erro.requestId && (
        <p>Código para o atendimento: {erro.erro.requestId}</p>
      )}
      <p>
        <Link to="/">Voltar ao início</Link>
      </p>
    </main>
  )
}
