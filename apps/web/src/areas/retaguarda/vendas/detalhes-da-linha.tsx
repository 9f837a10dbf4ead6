// What a payment carries of its own kind, in one line; a cheque that the bank returned is said here.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Anchor, Button, Text } from '@mantine/core'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { PagamentoDaCompra, VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

export function DetalhesDaLinha({ p }: { p: PagamentoDaCompra }) {
  const partes = partesDe(p)
  if (partes.length === 0 && p.reciboUrl === null) return null
  return (
    <Text size="sm">
      {partes.join(' · ')}
      {p.reciboUrl !== null && p.situacao !== 'divergente' && (
        <>
          {' · '}
          <Anchor href={p.reciboUrl} target="_blank" inherit>
            Recibo nº {p.reciboNumero}
          </Anchor>
        </>
      )}
    </Text>
  )
}

function partesDe({ detalhes: d, chequeDevolucoes, pagadorNome }: PagamentoDaCompra): string[] {
  const dizer = (rotulo: string, v: string | number | undefined) =>
    v === undefined ? [] : [`${rotulo} ${v}`]
  return [
    ...(pagadorNome ? [`de ${pagadorNome}`] : []),
    ...(d.valorTroco
      ? [`entregue ${formatarReais(d.valorEntregue ?? 0)}, troco ${formatarReais(d.valorTroco)}`]
      : []),
    ...(d.chequeNumero
      ? [`cheque ${d.chequeNumero}, banco ${d.chequeBanco}, ag. ${d.chequeAgencia}, conta ${d.chequeConta}`]
      : []),
    ...(d.bomPara ? [`bom para ${formatarDia(d.bomPara)}`] : []),
    ...(chequeDevolucoes > 0 ? [`devolvido ${quantos(chequeDevolucoes, 'vez', 'vezes')}`] : []),
    ...dizer('banco', d.pagadorBanco),
    ...dizer('documento', d.pagadorDocumento),
    ...dizer('identificação', d.identificador),
    ...dizer('maquininha', d.terminal),
    ...dizer('NSU', d.nsu),
    ...dizer('autorização', d.autorizacao),
    ...dizer('', d.bandeira).map((t) => t.trim()),
    ...dizer('final', d.numero),
    ...(d.qtdParcelas ? [`${d.qtdParcelas}x, total ${formatarReais(d.valorComJuros ?? 0)}`] : []),
  ]
}

export function ChequeDevolvido({ v, p }: { v: VendaDaCasa; p: PagamentoDaCompra }) {
  const [pedindo, setPedindo] = useState(false)
  const mudar = useMudarVenda(v)
  const final = p.chequeDevolucoes > 0 || p.situacao === 'aprovado'
  if (p.tipo !== 'CHEQUE' || !v.podeValidar || p.situacao === 'divergente') return null
  return (
    <>
      <Button color="red" variant="subtle" onClick={() => setPedindo(true)}>
        Cheque devolvido
      </Button>
      <Confirmar
        aberto={pedindo}
        titulo="O banco devolveu o cheque"
        botao={final ? 'Deixar de valer' : 'Anotar e reapresentar'}
        perigo
        motivo="obrigatorio"
        aoFechar={() => setPedindo(false)}
        aoConfirmar={async (motivo) => {
          await mudar(() =>
            chamar('POST /v1/pagamentos/:uid/cheque-devolvido', {
              params: { uid: p.uid },
              body: { motivo: motivo ?? '', versao: p.versao },
            }),
          )
          avisarSucesso('Devolução anotada')
        }}
      >
        {final
          ? `O cheque deixa de valer: os ${formatarReais(p.valor)} voltam a faltar, e o comprador é avisado.`
          : 'Um cheque devolvido uma vez ainda pode ser reapresentado. Na segunda vez ele deixa de valer.'}
      </Confirmar>
    </>
  )
}
