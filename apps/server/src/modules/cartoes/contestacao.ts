// A chargeback as a task of the house: opened by the acquirer's word, answered by a person before its day, ended by the acquirer.
import { DIAS_PARA_DEFENDER } from '@martelo/domain/cartoes/conferir-cartao.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Tx } from '../../core/database/database.ts'
import type { QuemMexe } from '../vendas/door.ts'
import type { Caso } from './aplicar-estado.ts'

export async function abrirContestacao({ m, tx, v, c, e }: Caso): Promise<void> {
  await tx
    .insertInto('cartaoContestacao')
    .values({
      hotId: m.hotsite.id,
      carId: c.id,
      motivo: e.contestacao?.motivo ?? 'O adquirente não informou o motivo.',
      prazo: e.contestacao?.prazo ?? somarDias(diaEmBrasilia(m.agora), DIAS_PARA_DEFENDER),
      bemEntregue: v.itens.some((i) => i.ativo && i.retiradaSituacao === 'entregue'),
    })
    .execute()
}

export async function encerrarContestacao(
  m: QuemMexe,
  tx: Tx,
  carId: number,
  situacao: 'ganha' | 'perdida',
): Promise<void> {
  await tx
    .updateTable('cartaoContestacao')
    .set({ situacao, encerradaAt: new Date(m.agora) })
    .where('hotId', '=', m.hotsite.id)
    .where('carId', '=', carId)
    .where('situacao', 'in', ['aberta', 'defendida'])
    .execute()
}
