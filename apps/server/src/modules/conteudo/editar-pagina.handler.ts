import { editarPagina } from '@martelo/contracts/conteudo/editar-pagina.contract.ts'
import { tipoDePagina } from '@martelo/domain/conteudo/paginas.ts'
import { diferencas } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { imagensEstranhas } from './imagens-da-pagina.ts'
import { camposErrados, mudarRascunho } from './mudar-rascunho.ts'

handle(editarPagina, (ctx, { params, body: { versao, ...dados } }) =>
  mudarRascunho(ctx, { pagina: params.id }, versao, async (_, { pagina }) => {
    const novo = Object.fromEntries(Object.entries(dados).filter(([, v]) => v !== undefined)) as Partial<
      typeof pagina
    >
    const { antes, depois } = diferencas(pagina, novo)
    const mudou = Object.keys(depois)
    if (mudou.length === 0) return null
    const campos: Record<string, string> = await imagensEstranhas(ctx, {
      imagemPrincipal: depois.imagemPrincipal,
    })
    const fixa = pagina.modelo !== null && tipoDePagina(pagina.modelo)?.desligavel === false
    if (depois.ativa === false && fixa) campos.ativa = 'Esta página não pode ser desligada'
    camposErrados(campos)
    // Switching on and off is seen at once; it leaves nothing to publish.
    const soLigar = mudou.every((c) => c === 'ativa') && pagina.publicadaVersao === pagina.versao
    return { acao: 'alterar', antes, depois, pagina: depois, noAr: soLigar }
  }),
)
