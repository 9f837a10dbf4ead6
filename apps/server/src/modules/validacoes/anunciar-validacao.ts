// Tells those who follow the auction, after the commit. Never fails the act that it tells about.
import type { Servicos } from '../../core/servicos.ts'
import type { LinhaDeValidacao } from './validacoes.sql.ts'

type Ouvem = Pick<Servicos, 'tempoReal' | 'log'>

export async function anunciarValidacao(s: Ouvem, hotId: number, v: LinhaDeValidacao): Promise<void> {
  const { lelUid, cliUid, tipoValidacao, resultado } = v
  try {
    await s.tempoReal.publicar({ id: v.leiId, uid: v.leiUid, hotId }, [
      { evento: 'validacao-mudou', para: ['equipe'], dados: { lelUid, cliUid, tipoValidacao, resultado } },
    ])
  } catch (e) {
    s.log.warn({ err: e, lelUid }, 'the room was not told of a validation')
  }
}
