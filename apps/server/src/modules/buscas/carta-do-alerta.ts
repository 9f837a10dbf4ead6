// The letter that asks the owner of an address: whether he wants this search's letters, or still wants them.
import { nomeNaCarta } from '@martelo/domain/buscas/alerta-por-email.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { seloDaBusca } from './selo-da-busca.ts'

interface Perguntado {
  readonly hotId: number
  readonly uid: string
  readonly email: string
  readonly nome: string
  readonly origem: string
}

export async function pedirConfirmacaoDoAlerta(
  s: Pick<Servicos, 'correio' | 'chaveDeArquivos'>,
  tx: Tx,
  tipo: 'alerta-confirmar' | 'alerta-continuar',
  { hotId, uid, email, nome, origem }: Perguntado,
): Promise<void> {
  const selo = (fim: 'confirmar' | 'parar'): string => seloDaBusca(s.chaveDeArquivos, fim, hotId, uid)
  const parar = `${origem}/avisos/${uid}/${selo('parar')}`
  await s.correio.avisar(tx, hotId, {
    tipo,
    para: { email },
    variaveis: {
      busca: nomeNaCarta(nome) ?? 'a sua busca',
      confirmar: `${origem}/avisos/confirmar/${uid}/${selo('confirmar')}`,
      parar,
    },
    sairUrl: parar,
  })
}
