// Saving a house's credential, and writing all of them anew under another key.
import { ehSecreto } from '@martelo/domain/externo/campos-da-credencial.ts'
import { sql } from 'kysely'
import type { BancoDeDados, Tx } from '../database/database.ts'
import { type Cofre, CofreFechado } from './cofre.ts'
import { contextoDoSegredo } from './externo.ts'
import type { QualquerParceiro } from './parceiro.ts'

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

export interface Recifradas {
  readonly feitas: number
  readonly jaEstavam: number
  /** no key opens them: these houses save theirs again */
  readonly ilegiveis: number
}

/** Encrypts every credential under the first key. May be stopped and run again, beside running processes. */
export async function recifrarTudo(banco: BancoDeDados, cofre: Cofre): Promise<Recifradas> {
  const r = { feitas: 0, jaEstavam: 0, ilegiveis: 0 }
  const quais = await banco.sistema
    .selectFrom('externoCredencial')
    .select(['hotId', 'parceiro'])
    .orderBy('hotId')
    .orderBy('parceiro')
    .execute()
  for (const q of quais)
    await banco.sistema.transaction().execute(async (tx) => {
      const l = await tx
        .selectFrom('externoCredencial')
        .select(['cifrado', 'chaveId'])
        .where('hotId', '=', q.hotId)
        .where('parceiro', '=', q.parceiro)
        .forUpdate()
        .executeTakeFirst()
      if (l === undefined) return
      if (l.chaveId === cofre.chaveId) return void (r.jaEstavam += 1)
      const contexto = contextoDoSegredo(q.hotId, q.parceiro)
      try {
        const { chaveId, bytes } = cofre.cifrar(
          cofre.decifrar({ chaveId: l.chaveId, bytes: l.cifrado }, contexto),
          contexto,
        )
        // The version stays: the secret is the same, and what lives with it goes on.
        await tx
          .updateTable('externoCredencial')
          .set({ chaveId, cifrado: bytes })
          .where('hotId', '=', q.hotId)
          .where('parceiro', '=', q.parceiro)
          .execute()
        r.feitas += 1
      } catch (e) {
        if (!(e instanceof CofreFechado)) throw e
        r.ilegiveis += 1
      }
    })
  return r
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
