import { apiDocumentos } from '@martelo/contracts/sistemas/api-documentos.contract.ts'
import { apiBaixarDocumento } from '@martelo/contracts/sistemas/api-baixar-documento.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { documentosDosBens } from '../anexos/door.ts'
import { documentoDeEnsaio } from './apresentar-ensaio.ts'
import { comChave } from './chave-do-sistema.ts'
import { lerEnsaio } from './ensaio.sql.ts'
import { soDele } from './ler-pela-api.sql.ts'
import { cortes } from './paginar.ts'

handle(
  apiDocumentos,
  comChave(
    'documentos:ler',
    (ctx, { comId, ambiente }, { query }: { query: { pagina: number; porPagina: number } }) =>
      ctx.ler(async (tx) => {
        const q = { hotId: ctx.hotsite.id, comId }
        if (ambiente === 'teste') {
          const { total, linhas } = await lerEnsaio(tx, { ...q, tipo: 'veiculo' }, cortes(query))
          return { ...query, total, itens: linhas.map(documentoDeEnsaio) }
        }
        const { total, linhas } = await documentosDosBens(tx, q.hotId, soDele(q), cortes(query))
        const itens = linhas.map(({ veiUid, referencia, veiculo, placa, enviadoAt, ...d }) => ({
          ...d,
          veiculo: { uid: veiUid, referencia, nome: veiculo, placa },
          enviadoAt: enviadoAt.toISOString(),
          arquivo: apiBaixarDocumento.path.replace(':uid', d.uid),
        }))
        return { ...query, total, itens }
      }),
  ),
)
