import type { MeusCreditos } from '@martelo/contracts/indicacoes/meus-creditos-de-indicacao.contract.ts'
import { cabeNaComissao } from '@martelo/domain/indicacoes/credito.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import { lerVendas, valoresDe } from '../vendas/door.ts'
import { comprasAbertas, creditosDe, lerRegra, type QuemIndica } from './indicacoes.sql.ts'

/** "Maria S.": who came is not the inviter's to read in full. */
function nomeCurto(nome: string): string {
  const [primeiro = '', ...resto] = nome.trim().split(/\s+/)
  const ultimo = resto.at(-1)
  return ultimo === undefined ? primeiro : `${primeiro} ${ultimo.charAt(0)}.`
}

export async function apresentarMeusCreditos(
  tx: Tx,
  hotId: number,
  quem: QuemIndica,
): Promise<z.infer<typeof MeusCreditos>> {
  const regra = await lerRegra(tx, hotId)
  const creditos = await creditosDe(tx, hotId, quem)
  const livres = creditos.filter((k) => k.situacao === 'Liberado')
  const abertas =
    livres.length === 0 || quem.cliId === null ? [] : await comprasAbertas(tx, hotId, quem.cliId)
  const usado = new Map(abertas.map((v) => [v.id, v]))
  const vendas = await lerVendas(
    tx,
    hotId,
    abertas.map((v) => v.id),
  )
  return {
    regra: regra.ativa ? { valor: regra.valor, diasDeEspera: regra.diasDeEspera } : null,
    disponivel: livres.reduce((s, k) => s + k.valor, 0),
    creditos: creditos.map((k) => ({
      uid: k.uid,
      nome: nomeCurto(k.indicado),
      valor: k.valor,
      situacao: k.situacao,
      liberaAt: iso(k.liberaAt),
    })),
    compras: vendas
      .map((v) => ({
        id: v.venda.id,
        leilao: v.venda.leilaoNome,
        cabe: cabeNaComissao(valoresDe(v).valorComissao, usado.get(v.venda.id)?.usado ?? 0),
      }))
      .filter((v) => livres.some((k) => k.valor <= v.cabe)),
  }
}
