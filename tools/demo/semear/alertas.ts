// Searches that people without an account asked to be told of: one that waits for its confirmation, two that get letters.
// What is on sale already counts as told, so that the demonstration does not begin with a letter about all of it.
import { CONSENTIMENTO_DO_ALERTA, fimDoAlerta } from '@martelo/domain/buscas/alerta-por-email.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'

const DIA_MS = 86_400_000

const ALERTAS = [
  {
    email: 'marina@leitores.exemplo.com.br',
    nome: 'Motos até R$ 20.000',
    endereco: '/leilao?categoria=Motos&valorAte=20000',
    filtros: [
      { tipo: 'multipla', campo: 'categoria', valores: ['Motos'] },
      { tipo: 'range', campo: 'valor', ate: 2_000_000 },
    ],
    frequencia: 'diaria',
    pedidoHaDias: 12,
    confirmado: true,
  },
  {
    email: 'compras@frotasul.exemplo.com.br',
    nome: 'Utilitários em PR',
    endereco: '/leilao?categoria=Utilit%C3%A1rios&estado=PR',
    filtros: [
      { tipo: 'multipla', campo: 'categoria', valores: ['Utilitários'] },
      { tipo: 'multipla', campo: 'estado', valores: ['PR'] },
    ],
    frequencia: 'na-hora',
    pedidoHaDias: 5,
    confirmado: true,
  },
  {
    email: 'tiago@leitores.exemplo.com.br',
    nome: 'Toyota Corolla',
    endereco: '/leilao?marca=Toyota%7CCorolla',
    filtros: [{ tipo: 'marca', campo: 'marca', marcas: [{ marca: 'Toyota', modelos: ['Corolla'] }] }],
    frequencia: 'na-hora',
    pedidoHaDias: 1,
    confirmado: false,
  },
] as const

export async function semearAlertas(tx: Tx, hotId: number, origem: string, agora: number): Promise<void> {
  for (const a of ALERTAS) {
    const pedido = new Date(agora - a.pedidoHaDias * DIA_MS)
    const { id } = await tx
      .insertInto('buscaSalva')
      .values({
        hotId,
        email: a.email,
        nome: a.nome,
        endereco: a.endereco,
        filtros: JSON.stringify(a.filtros),
        frequencia: a.frequencia,
        consentimento: CONSENTIMENTO_DO_ALERTA,
        ip: '127.0.0.1',
        origem,
        createdAt: pedido,
        confirmacaoEnviadaAt: pedido,
        ...(a.confirmado && { confirmadoAt: pedido, venceAt: new Date(fimDoAlerta(pedido.getTime())) }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into busca_salva_lote (bsa_id, lel_id, hot_id, avisado_at)
      select ${id}, l.id, l.hot_id, now() from lote l where l.hot_id = ${hotId}`.execute(tx)
  }
}
