// What follows a sign-up that was asked for: a code to the e-mail when it and the document are free, otherwise letters
// to those whom it concerns. The page has had its answer before, the same in each case. The mailbox of a stranger is
// never told whose document it was.
import { ESPERAS, type RegraDeEspera } from '@martelo/domain/usuarios/limites.ts'
import type { Tx } from '../../core/database/database.ts'
import { consumirComEspera } from '../../core/http/limite-de-taxa.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { novoCodigo, resumirSegredo } from '../usuarios/door.ts'
import { type CadastroPendente, donoDoDocumento, porCodigo, travarPendente } from './cadastro-pendente.sql.ts'
import { emailDeOutro } from './mudanca-de-contato.sql.ts'

type Maquina = Pick<Servicos, 'banco' | 'hotsites' | 'correio'>

export interface PedidoDeCadastro {
  readonly hotId: number
  readonly id: number
  /** scheme and host of the page that asked */
  readonly origem: string
}

export const prepararCadastro = definirTarefa<PedidoDeCadastro>('preparar-cadastro', async (p, s) => {
  await escreverDoCadastro(s, p)
})

export const resumirCodigoDoCadastro = (id: number, codigo: string): Buffer =>
  resumirSegredo(`cadastro:${id}:${codigo}`)

interface Carta {
  readonly para: string
  readonly regra: RegraDeEspera
  /** done when it leaves: a code that was not sent is none */
  readonly codigo?: string
  enviar(): Promise<unknown>
}

/** Looks at what is taken, and writes. May be retried: the later code counts. */
export async function escreverDoCadastro(s: Maquina, { hotId, id, origem }: PedidoDeCadastro): Promise<void> {
  const hotsite = await s.hotsites.porId(hotId)
  if (hotsite === null) return
  await s.banco.doHotsite(hotId, async (tx) => {
    const p = await travarPendente(tx, hotId, { id })
    if (p === undefined) return
    for (const { para, regra, codigo, enviar } of await cartasDe(s, tx, hotId, p, origem)) {
      const chave = `${codigo ? 'codigo' : 'carta'}-de-cadastro|${hotId}|${para}`
      if ((await consumirComEspera(s.banco, chave, regra)) > 0) continue
      if (codigo) await porCodigo(tx, hotId, p.id, resumirCodigoDoCadastro(p.id, codigo))
      await enviar()
    }
  })
}

async function cartasDe(
  s: Maquina,
  tx: Tx,
  hotId: number,
  p: CadastroPendente,
  origem: string,
): Promise<Carta[]> {
  const portas = { entrar: `${origem}/login`, senha: `${origem}/redefinir-senha` }
  const regra = ESPERAS.cartaPorDestino
  const avisar = s.correio.avisar.bind(s.correio, tx, hotId)
  if (await emailDeOutro(tx, hotId, p.email, null))
    return [
      {
        para: p.email,
        regra,
        enviar: () => avisar({ tipo: 'cadastro-ja-existe', para: { email: p.email }, variaveis: portas }),
      },
    ]
  const dono = await donoDoDocumento(tx, hotId, p.dados.cnpj ?? p.dados.cpf ?? '')
  if (dono !== undefined)
    return [
      {
        para: p.email,
        regra,
        enviar: () =>
          avisar({
            tipo: 'cadastro-nao-concluido',
            para: { email: p.email },
            variaveis: { ...portas, contato: `${origem}/fale-conosco` },
          }),
      },
      ...(dono.confirmado
        ? [
            {
              para: dono.email,
              regra,
              enviar: () =>
                avisar({
                  tipo: 'cadastro-com-o-documento',
                  para: { email: dono.email, nome: dono.nome },
                  variaveis: portas,
                }),
            },
          ]
        : []),
    ]
  const codigo = novoCodigo()
  return [
    {
      para: p.email,
      regra: ESPERAS.codigoPorDestino,
      codigo,
      enviar: () =>
        avisar({
          tipo: 'cadastro-codigo',
          para: { email: p.email, nome: p.dados.nome },
          variaveis: { codigo },
        }),
    },
  ]
}
