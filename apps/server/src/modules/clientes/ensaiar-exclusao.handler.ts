import { ensaiarExclusao } from '@martelo/contracts/clientes/ensaiar-exclusao.contract.ts'
import { impedimentosParaACasa } from '@martelo/domain/clientes/exclusao.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { DESTINO_DOS_DADOS } from './destino-dos-dados.ts'
import { fatosDaExclusao } from './exclusao.sql.ts'
import { type Lista, lerMeusDados } from './meus-dados.sql.ts'

handle(ensaiarExclusao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await clienteDaCasaPorId(tx, hotId, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    const listas = await lerMeusDados(tx, hotId, c.id)
    const linhas = (Object.keys(DESTINO_DOS_DADOS) as Lista[]).map((nome) => ({
      ...DESTINO_DOS_DADOS[nome],
      linhas: listas[nome].length,
    }))
    return {
      impedimentos: impedimentosParaACasa(await fatosDaExclusao(tx, hotId, c.id)),
      sai: linhas.flatMap((l) => (l.fica === null ? [{ oque: l.oque, linhas: l.linhas }] : [])),
      fica: linhas.flatMap((l) =>
        l.fica === null ? [] : [{ oque: `${l.oque}, ${l.fica}`, linhas: l.linhas }],
      ),
    }
  }),
)
