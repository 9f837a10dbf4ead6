import { movimentoDoCliente } from '@martelo/contracts/clientes/movimento-do-cliente.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { aparelhosDaFicha } from './acessos-da-ficha.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import * as sqlDo from './movimento-do-cliente.sql.ts'
import { veDadosDoCliente } from '../../core/auth/ver-dados-do-cliente.ts'

handle(movimentoDoCliente, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await clienteDaCasaPorId(tx, hotId, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    const inteiro = await veDadosDoCliente(ctx, tx, c.uid)
    const quem = { hotId, cliId: c.id, usuId: c.usuId }
    const comData = <T extends { quando: Date }>(linhas: readonly T[]) =>
      linhas.map((l) => ({ ...l, quando: iso(l.quando) }))
    return {
      lances: comData(await sqlDo.lancesDoCliente(tx, quem)),
      compras: comData(await sqlDo.comprasDoCliente(tx, quem)),
      habilitacoes: comData(await sqlDo.habilitacoesDoCliente(tx, quem)),
      validacoes: comData(await sqlDo.validacoesDoCliente(tx, quem)),
      incidentes: comData(await sqlDo.incidentesDoCliente(tx, quem)),
      aparelhos: await aparelhosDaFicha(ctx, tx, quem, inteiro),
      avisos: comData(await sqlDo.avisosDoCliente(tx, quem)),
      unidos: inteiro ? await sqlDo.unidosAoCliente(tx, quem) : [],
    }
  }),
)
