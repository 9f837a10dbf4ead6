import { REDES_DE_DESTINO } from '@martelo/domain/transmissoes/situacoes.ts'
import { FORMATOS } from '@martelo/domain/transmissoes/video-filter.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, textoLivre, Uid, Versao } from '../core/fields.ts'
import { UrlDeDestino } from './transmissoes.schemas.ts'

export const salvarDestino = defineCall('POST /v1/destino-transmissao', {
  summary: 'Cria ou muda um destino do canal (YouTube, Instagram, outro); a chave só se escreve',
  permission: 'transmissao:operar',
  body: z.object({
    uid: Uid.nullish(),
    /** of the one that is changed, as it was read */
    versao: Versao.nullish(),
    canalTransmissaoUid: Uid,
    nome: texto(60, 'Informe o nome'),
    rede: z.enum(REDES_DE_DESTINO, { error: 'Escolha a rede' }),
    layout: z.enum(FORMATOS, { error: 'Escolha o formato' }),
    urlRmtp: UrlDeDestino,
    /** required for a new one; absent: the one that is kept stays */
    chave: textoLivre('Informe a chave')
      .trim()
      .min(1, 'Informe a chave')
      .max(200, 'Chave muito longa')
      .nullish(),
  }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, MUDOU: 409, LIMITE: 409, SEM_CHAVES: 409, LIGADO: 409 },
})
