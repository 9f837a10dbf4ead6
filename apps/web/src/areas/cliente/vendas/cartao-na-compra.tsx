// Paying by card: the instalments are chosen here, the card is typed on the acquirer's own page. This page asks how it went
// and moves on by itself.
import { Alert, Button, Select, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { esperaOCartao } from '@martelo/domain/cartoes/states.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { parcelar, type Parcelamento } from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import { CHAVE_DAS_COMPRAS, type Compra, type PagamentoDaCompra } from '../../../parts/vendas/usar-venda.ts'

export type Oferta = RespostaDe<Calls['GET /v1/compras/:id/cartoes']>
type Cartao = Oferta['cartoes'][number]
const DE_NOVO_MS = 4000

export function useCartoes(id: number) {
  return useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, String(id), 'cartoes'],
    queryFn: () => chamar('GET /v1/compras/:id/cartoes', { params: { id } }),
  })
}

const emPalavras = (p: Parcelamento): string =>
  p.parcelas === 1
    ? `À vista, ${formatarReais(p.total)}`
    : `${p.parcelas}× de ${formatarReais(p.parcela)}${p.jurosAoMes === 0 ? ' sem juros' : `, total ${formatarReais(p.total)}`}`

interface PropsDePagar {
  readonly v: Compra
  readonly valor: number
  readonly oferta: Oferta
}

export function PagarComCartao({ v, valor, oferta }: PropsDePagar) {
  const consultas = useQueryClient()
  const [parcelas, setParcelas] = useState(1)
  const chave = useRef<string | null>(null)
  const opcoes = parcelar(valor, oferta.linhas)
  const opcao = opcoes.find((o) => o.parcelas === parcelas) ?? opcoes[0]
  const criar = useMutation({
    mutationFn: async (o: Parcelamento) => {
      chave.current ??= novaChave()
      return chamar('POST /v1/compras/:id/cartoes', {
        params: { id: v.id },
        body: { valor, qtdParcelas: o.parcelas, valorComJuros: o.total, chaveDoPedido: chave.current },
      })
    },
    onSettled: (_, erro) => {
      // Without an answer the payment may exist: the same key finds it again.
      if (!(erro instanceof ErroDeChamada && erro.codigo >= 500)) chave.current = null
      void consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS })
    },
  })
  if (valor < oferta.valorMinimo || opcao === undefined)
    return <Alert color="gray">O cartão é aceito a partir de {formatarReais(oferta.valorMinimo)}.</Alert>
  const recusado = oferta.cartoes[0]?.situacao === 'recusada' ? oferta.cartoes[0] : null
  return (
    <Stack gap="md">
      {recusado && (
        <Alert
          color="red"
          role="alert"
          title={`Cartão recusado${recusado.numero ? `, final ${recusado.numero}` : ''}`}
        >
          {`${recusado.motivo ?? ''} Tente outro cartão ou outra forma.`}
        </Alert>
      )}
      <Select
        label="Parcelas"
        allowDeselect={false}
        data={opcoes.map((o) => ({ value: String(o.parcelas), label: emPalavras(o) }))}
        value={String(opcao.parcelas)}
        onChange={(p) => setParcelas(Number(p))}
      />
      {criar.error && (
        <Alert color="red" role="alert">
          {criar.error.message}
        </Alert>
      )}
      <Button
        size="lg"
        fullWidth
        h="auto"
        mih={50}
        py="xs"
        styles={{ label: { whiteSpace: 'normal' } }}
        loading={criar.isPending}
        onClick={() => criar.mutate(opcao)}
      >
        Continuar com {formatarReais(opcao.total)} no cartão
      </Button>
    </Stack>
  )
}

/** The payment that waits for its card. */
export function CartaoEmAndamento({ v, p }: { v: Compra; p: PagamentoDaCompra }) {
  const { data } = useCartoes(v.id)
  const c = data?.cartoes.find((x) => x.pagUid === p.uid)
  return (
    <Stack gap="md">
      <Text size="xl" fw={700} ta="center" className="numeros">
        {formatarReais(c?.valorComJuros ?? p.valor)}
      </Text>
      {c && (
        <Text size="sm" ta="center">
          {c.qtdParcelas === 1 ? 'À vista no cartão' : `Em ${c.qtdParcelas} parcelas`}
        </Text>
      )}
      {c && <Andamento c={c} />}
    </Stack>
  )
}

function Andamento({ c }: { c: Cartao }) {
  const consultas = useQueryClient()
  const espera = esperaOCartao(c.situacao) || c.situacao === 'autorizada'
  const { uid, versao } = c
  useEffect(() => {
    if (!espera) return
    const t = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      chamar('POST /v1/cartoes/:uid/conferencia', { params: { uid } }).then(
        (novo) => {
          if (novo.versao !== versao) void consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS })
        },
        // The acquirer's notice or the next question tells.
        () => undefined,
      )
    }, DE_NOVO_MS)
    return () => clearInterval(t)
  }, [espera, uid, versao, consultas])
  return (
    <>
      <Stack align="center" gap="xs" aria-live="polite">
        <Situacao situacao={c.situacao} rotulo={c.rotulo} cor={c.cor} />
      </Stack>
      {c.formulario !== null && (
        <Button
          component="a"
          href={c.formulario}
          target="_blank"
          rel="noreferrer"
          size="lg"
          fullWidth
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {c.situacao === 'autenticando' ? 'Voltar à página do cartão' : 'Digitar o cartão na página segura'}
        </Button>
      )}
      <Text size="sm" c="dimmed" ta="center">
        A página da operadora abre em outra aba; o número do cartão nunca passa por este site. Depois de
        pagar, esta página avança sozinha.
      </Text>
    </>
  )
}
