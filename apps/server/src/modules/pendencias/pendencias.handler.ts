import { permite } from '@martelo/contracts/core/permissions.ts'
import {
  dadosDaFila,
  FILAS_DE_TRABALHO,
  type FilaDeTrabalho,
} from '@martelo/contracts/pendencias/filas-de-trabalho.ts'
import { pendencias } from '@martelo/contracts/pendencias/pendencias.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { contarFilas, habilitacoesADecidir } from './pendencias.sql.ts'

const FILAS = Object.keys(FILAS_DE_TRABALHO) as FilaDeTrabalho[]

handle(pendencias, (ctx) =>
  ctx.ler(async (tx) => {
    const { usuId } = exigirSessao(ctx)
    const hotId = ctx.hotsite.id
    const minhas = FILAS.filter((f) => dadosDaFila(f).permissoes.every((p) => permite(p, ctx.sessao)))
    const decide = permite('habilitacao:decidir', ctx.sessao) && permite('leilao:ver', ctx.sessao)
    return {
      filas: await contarFilas(
        tx,
        { hotId, usuId, todosOsPatios: permite('patio:todos', ctx.sessao) },
        minhas,
      ),
      habilitacoes: decide ? await habilitacoesADecidir(tx, hotId) : [],
    }
  }),
)
