// Addresses of this machine's own network. A house that could make the program connect to them would knock at doors behind
// the wall; what a name leads to is looked at when the connection is made, not only when it was written down.
import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const PRIVADOS = new BlockList()
for (const [rede, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVADOS.addSubnet(rede, bits, 'ipv4')
for (const [rede, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVADOS.addSubnet(rede, bits, 'ipv6')

export const REDE_INTERNA = 'Este endereço é de uma rede interna'

export const enderecoPrivado = (endereco: string): boolean =>
  PRIVADOS.check(endereco, isIP(endereco) === 6 ? 'ipv6' : 'ipv4')

/** As a socket looks names up; one that leads into the inner network leads nowhere. An address needs no such question. */
export const procurarFora: LookupFunction = (host, opcoes, responder) => {
  lookup(host, { ...opcoes, all: true }, (e: Error | null, achados: LookupAddress[]) => {
    const [primeiro] = achados ?? []
    if (e === null && achados.some((a) => enderecoPrivado(a.address)))
      return responder(new Error(REDE_INTERNA), '', 4)
    if (opcoes.all) return responder(e, achados)
    responder(e, primeiro?.address ?? '', primeiro?.family)
  })
}
