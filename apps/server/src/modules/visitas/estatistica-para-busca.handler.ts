import { estatisticaParaBusca } from '@martelo/contracts/visitas/estatistica-para-busca.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { estatistica } from './visitas.sql.ts'

handle(estatisticaParaBusca, (ctx) => ctx.ler((tx) => estatistica(tx, ctx.hotsite.id)))
