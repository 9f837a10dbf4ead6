// Saving and removing a house's credential.
import { ehSecreto } from '@martelo/domain/externo/campos-da-credencial.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Cofre } from './cofre.ts'
import { contextoDoSegredo } from './externo.ts'
import type { QualquerParceiro } from './parceiro.ts'
import type { ColunaCifrada } from './recifrar.ts'

export interface CredencialASalvar {
  readonly hotId: number
  readonly parceiro: QualquerParceiro
  readonly valores: Readonly<Record<string, string>>
  /** who saved it, for people */
  readonly quem: string
}

/** Throws `CofreFechado` when this installation has no key. */
export async function salvarCredencial(tx: Tx, cofre: Cofre, c: CredencialASalvar): Promise<void> {
  const { hotId, parceiro, valores, quem } = c
  const { chaveId, bytes } = cofre.cifrar(JSON.stringify(valores), contextoDoSegredo(hotId, parceiro.nome))
  const visivel = Object.fromEntries(
    Object.entries(parceiro.campos).flatMap(([nome, campo]) =>
      ehSecreto(campo) || !valores[nome] ? [] : [[nome, valores[nome]]],
    ),
  )
  await sql`insert into externo_credencial (hot_id, parceiro, cifrado, chave_id, visivel, salva_por)
    values (${hotId}, ${parceiro.nome}, ${bytes}, ${chaveId}, ${JSON.stringify(visivel)}::jsonb, ${quem})
    on conflict (hot_id, parceiro) do update set cifrado = excluded.cifrado, chave_id = excluded.chave_id,
      visivel = excluded.visivel, salva_por = excluded.salva_por, salva_at = clock_timestamp(),
      versao = externo_credencial.versao + 1, testada_at = null, teste_erro = null`.execute(tx)
}

/** What a rotation of keys writes anew. */
export const CREDENCIAIS: ColunaCifrada = {
  tabela: 'externoCredencial',
  cifrado: 'cifrado',
  chaveId: 'chaveId',
  chaves: ['hotId', 'parceiro'],
  contexto: (l) => contextoDoSegredo(Number(l.hotId), String(l.parceiro)),
}

export async function anotarTeste(
  tx: Tx,
  hotId: number,
  parceiro: string,
  erro: string | null,
): Promise<void> {
  await sql`update externo_credencial set testada_at = clock_timestamp(), teste_erro = ${erro}
    where hot_id = ${hotId} and parceiro = ${parceiro}`.execute(tx)
}

/** Whether there was one. */
export async function removerCredencial(tx: Tx, hotId: number, parceiro: string): Promise<boolean> {
  const r = await tx
    .deleteFrom('externoCredencial')
    .where('hotId', '=', hotId)
    .where('parceiro', '=', parceiro)
    .executeTakeFirst()
  return r.numDeletedRows > 0n
}
