// A new house: its hotsite and the first account of its staff, which makes the others. The operator of the installation
// does it (apps/server/src/processes/nova-casa.ts): no account exists yet that could hold a permission.
import { validarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import { ehTipoHotsite, TIPOS_DE_HOTSITE } from '@martelo/domain/hotsites/tipos.ts'
import type { BancoDeDados, Tx } from '../../core/database/database.ts'
import { porRegistroInicial } from '../privacidade/door.ts'
import { criarConta, guardarSegredo, novoSegredo, porPlataformaSeForAPrimeira } from '../usuarios/door.ts'

export interface NovaCasa {
  readonly nome: string
  /** the first part of its address */
  readonly subdominio: string
  readonly tipo: string
  /** of the first administrator */
  readonly email: string
  readonly administrador: string
}

const ENDERECO_VALE_MS = 48 * 60 * 60 * 1000
/** As the table has it. */
const SUBDOMINIO = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** What is wrong with it, in a sentence each; none: it can be opened. */
export function errosDaCasa(c: NovaCasa): string[] {
  return [
    ...(c.nome.trim() === '' ? ['Diga o nome da casa (--nome).'] : []),
    ...(SUBDOMINIO.test(c.subdominio)
      ? []
      : ['O subdomínio tem letras minúsculas, números e hífens (--subdominio).']),
    ...(ehTipoHotsite(c.tipo) ? [] : [`O tipo é ${TIPOS_DE_HOTSITE.join(' ou ')} (--tipo).`]),
    ...(validarEmail(c.email).ok ? [] : ['Diga o e-mail de quem administra (--email).']),
  ]
}

/**
 * Makes both, and what `completar` adds to them, or nothing. Answers the secret by which the administrator chooses the password: once, within 48 hours.
 * null: there is a house of this name in addresses already.
 */
export async function abrirCasa(
  banco: BancoDeDados,
  c: NovaCasa,
  completar: (tx: Tx, id: number) => Promise<void> = () => Promise.resolve(),
): Promise<{ id: number; segredo: string } | null> {
  const email = validarEmail(c.email)
  if (!email.ok || errosDaCasa(c).length > 0) throw new Error('this house cannot be opened')
  const { segredo, resumo } = novoSegredo()
  const feita = await banco.sistema.transaction().execute(async (tx) => {
    const hotsite = await tx
      .insertInto('hotsite')
      .values({ nome: c.nome.trim(), subdominio: c.subdominio, tipo: c.tipo })
      .onConflict((x) => x.column('subdominio').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (hotsite === undefined) return null
    const usuario = await criarConta(tx, {
      hotId: hotsite.id,
      nome: c.administrador.trim() || 'Administração',
      email: email.valor,
      papeis: ['ADM'],
    })
    await porRegistroInicial(tx, hotsite.id)
    // The first house of an installation is the platform's own.
    await porPlataformaSeForAPrimeira(tx, { hotId: hotsite.id, usuId: usuario.id })
    await guardarSegredo(tx, {
      hotId: hotsite.id,
      usuId: usuario.id,
      tipo: 'senha',
      resumo,
      destino: email.valor,
      expiraAt: new Date(banco.relogio.agora() + ENDERECO_VALE_MS),
    })
    await completar(tx, hotsite.id)
    return hotsite.id
  })
  return feita === null ? null : { id: feita, segredo }
}
