// What browsers and devices say to each other about passkeys (WebAuthn level 3), as JSON: bytes are base64url.
import { z } from 'zod'
import { Instante, texto, textoLivre, Uid } from '../core/fields.ts'

const bytes = (max: number) =>
  textoLivre('Resposta inválida')
    .max(max, 'Resposta inválida')
    .regex(/^[\w-]*$/, 'Resposta inválida')
/** A device's name for a key has up to 1023 bytes. */
const Credencial = bytes(1400)

export const RespostaDoRegistro = z.object({
  id: Credencial,
  rawId: Credencial,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.array(textoLivre('Resposta inválida').max(20)).max(10).optional(),
  }),
})
export const RespostaDaEntrada = z.object({
  id: Credencial,
  rawId: Credencial,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    userHandle: bytes(200).nullish(),
  }),
})

/** What the browser is to ask the device for; the library of both ends knows its parts. */
export const OpcoesDaChave = z.looseObject({ challenge: z.string() })

export const NomeDaChave = texto(60, 'Dê um nome à chave')

export const ChaveDeAcesso = z.object({
  uid: Uid,
  nome: z.string(),
  /** the address that it was made for */
  site: z.string(),
  sincronizada: z.boolean(),
  criadaAt: Instante,
  usadaAt: Instante.nullable(),
})
