// What both sides and who proposed it are told when an access to an account is answered or ends.
import { ROTULO_DO_ESCOPO } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import type { EventoDaLiberacao } from '@martelo/domain/usuarios/states.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { LinhaDeLiberacao } from './liberacoes.sql.ts'

export const ABA_DOS_ACESSOS = '/cliente/meu-perfil?aba=acessos'

export const oQuePode = (l: Pick<LinhaDeLiberacao, 'escopo'>): string =>
  l.escopo.map((e) => ROTULO_DO_ESCOPO[e]).join(', ')

const RESPOSTA: Readonly<Record<EventoDaLiberacao, string>> = {
  consentir: 'consentiu',
  recusar: 'recusou',
  encerrar: 'encerrou',
}

/** `fim`: how it ended, in words, and the account that ended it (null: none of the staff). */
export async function avisarDoFimDaLiberacao(
  { correio }: Pick<Servicos, 'correio'>,
  tx: Tx,
  hotId: number,
  l: LinhaDeLiberacao,
  fim: { readonly usuId: number | null; readonly como: string },
): Promise<void> {
  const variaveis = { quem: l.quem, dono: l.dono, por: fim.como }
  await correio.avisarVarios(
    tx,
    hotId,
    [l.donoUsuId, l.usuId].map((usuId) => ({
      tipo: 'acesso-encerrado' as const,
      para: { usuId },
      variaveis,
      link: ABA_DOS_ACESSOS,
      por: fim.usuId ?? undefined,
    })),
  )
}

export async function avisarDaRespostaDoDono(
  ctx: Ctx,
  tx: Tx,
  l: LinhaDeLiberacao,
  resposta: EventoDaLiberacao,
): Promise<void> {
  const { correio } = ctx.servicos
  const hotId = ctx.hotsite.id
  const ate = l.ate.getTime()
  const pode = oQuePode(l)
  const link = ABA_DOS_ACESSOS
  if (resposta === 'encerrar') {
    const como = `encerrado por ${l.dono}, dono da conta`
    await avisarDoFimDaLiberacao(ctx.servicos, tx, hotId, l, { usuId: null, como })
  } else if (resposta === 'recusar')
    await correio.avisar(tx, hotId, {
      tipo: 'acesso-recusado',
      para: { usuId: l.usuId },
      variaveis: { dono: l.dono },
      link,
    })
  else {
    await correio.avisar(tx, hotId, {
      tipo: 'acesso-consentido',
      para: { usuId: l.usuId },
      variaveis: { dono: l.dono, pode, ate },
      link,
    })
    await correio.avisar(tx, hotId, {
      tipo: 'acesso-consentido-ao-dono',
      para: { usuId: l.donoUsuId },
      variaveis: { quem: l.quem, pode, ate },
      link,
    })
  }
  if (l.porUsuId !== null)
    await correio.avisar(tx, hotId, {
      tipo: 'equipe-acesso-respondido',
      para: { usuId: l.porUsuId },
      variaveis: { dono: l.dono, quem: l.quem, resposta: RESPOSTA[resposta] },
      link: '/admin/acessos-liberados',
    })
}
