// The buyer pays: chooses Pix, boleto, card or transfer, then sees how, with what he needs for it.
// One request is one payment: its key stays until the server has answered.
import { Alert, Anchor, Button, Card, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { EnviarComprovante } from '../../../parts/pagamentos/enviar-arquivo.tsx'
import { PagamentoSeguro } from '../../../parts/pagamentos/pagamento-seguro.tsx'
import { Copiavel } from '../../../kit/ficha/copiar.tsx'
import { CHAVE_DAS_COMPRAS, type Compra, type PagamentoDaCompra } from '../../../parts/vendas/usar-venda.ts'
import { PagarComBoleto } from './pagar-com-boleto.tsx'
import { CartaoEmAndamento, PagarComCartao, useCartoes } from './cartao-na-compra.tsx'
import { PagarComPix } from './pagar-com-pix.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

const FORMAS = ['PIX', 'BOLETO', 'CARTAO', 'TED'] as const
type Forma = (typeof FORMAS)[number]

const EXPLICACAO: Readonly<Record<Forma, string>> = {
  PIX: 'O código vale por uma hora e a confirmação é imediata. Pague de uma conta em seu nome.',
  BOLETO:
    'O banco registra o boleto em instantes e ele vai também para o seu e-mail. A confirmação leva até 2 dias úteis; não é preciso enviar comprovante.',
  CARTAO: 'A operadora recebe o cartão na página dela e responde na hora.',
  TED: 'Transfira de uma conta em seu nome e envie o comprovante. A validação leva até 1 dia útil.',
}
const BOTAO: Readonly<Record<Exclude<Forma, 'CARTAO'>, string>> = {
  PIX: 'Gerar Pix de ',
  BOLETO: 'Gerar boleto de ',
  TED: 'Transferir ',
}

export function Pagar({ v }: { v: Compra }) {
  const pendente = v.pagamentos.find((p) => p.situacao === 'aguardandoEnvio')
  return (
    <Stack gap="md">
      {pendente ? <Pendente v={v} p={pendente} /> : <Escolher v={v} />}
      <PagamentoSeguro />
    </Stack>
  )
}

function useRecarregar(): () => void {
  const consultas = useQueryClient()
  return () => void consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS })
}

function Escolher({ v }: { v: Compra }) {
  const [forma, setForma] = useState<Forma>(() => {
    if (v.exigeBoleto) return 'BOLETO'
    return v.aceitaPix ? 'PIX' : 'TED'
  })
  const { data: oferta } = useCartoes(v.id)
  const [parte, setParte] = useState(false)
  const [digitado, setDigitado] = useState<number | null>(null)
  const chave = useRef<string | null>(null)
  const recarregar = useRecarregar()
  const valor = parte ? digitado : v.somas.restante
  const criar = useMutation({
    mutationFn: async (): Promise<unknown> => {
      chave.current ??= novaChave()
      if (forma === 'BOLETO')
        return chamar('POST /v1/vendas/:id/boletos', {
          params: { id: v.id },
          body: { valor: valor ?? 0, desconto: 0, abatimento: 0, chaveDoPedido: chave.current },
        })
      return chamar('POST /v1/leilao/vendas/:id/pagamentos', {
        params: { id: v.id },
        body: {
          tipo: 'DEPOSITO',
          origemTipoPagamento: forma === 'PIX' ? 'PIX' : 'TED',
          valor: valor ?? 0,
          chaveDoPedido: chave.current,
        },
      })
    },
    onSettled: (_, erro) => {
      // Without an answer the payment may exist: the same key finds it again.
      if (!(erro instanceof ErroDeChamada && erro.codigo >= 500)) chave.current = null
      recarregar()
    },
  })
  const erroDoValor = criar.error instanceof ErroDeChamada ? criar.error.campos.valor : undefined
  return (
    <Stack gap="md">
      <Formas v={v} forma={forma} mudar={setForma} comCartao={oferta?.aceita === true} />
      <Text size="sm" c="dimmed">
        {v.exigeBoleto && 'Esta compra é paga somente por boleto. '}
        {EXPLICACAO[forma]}
      </Text>
      {!parte ? (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="left"
          onClick={() => {
            setDigitado(v.somas.restante)
            setParte(true)
          }}
        >
          Pagar só uma parte agora
        </Anchor>
      ) : (
        <EntradaDeReais
          label="Valor deste pagamento"
          value={digitado}
          onValueChange={setDigitado}
          error={erroDoValor ?? (valor === null ? 'Digite um valor, por exemplo 1.500,00' : null)}
        />
      )}
      {criar.error && !erroDoValor && (
        <Alert color="red" role="alert">
          {criar.error.message}
        </Alert>
      )}
      {forma === 'CARTAO' ? (
        oferta && valor ? (
          <PagarComCartao v={v} valor={valor} oferta={oferta} />
        ) : null
      ) : (
        <Button
          size="lg"
          fullWidth
          loading={criar.isPending}
          disabled={!valor}
          onClick={() => criar.mutate()}
        >
          {BOTAO[forma]}
          {formatarReais(valor ?? 0)}
        </Button>
      )}
    </Stack>
  )
}

interface PropsDasFormas {
  readonly v: Compra
  readonly forma: Forma
  readonly mudar: (f: Forma) => void
  readonly comCartao: boolean
}

function Formas({ v, forma, mudar, comCartao }: PropsDasFormas) {
  return (
    <SegmentedControl
      fullWidth
      size="md"
      // Four of them stand side by side on a phone of 360 px.
      styles={{ label: { paddingInline: 'var(--space-1)' } }}
      aria-label="Forma de pagamento"
      value={forma}
      onChange={(f) => mudar(FORMAS.find((x) => x === f) ?? 'TED')}
      data={[
        ...(v.aceitaPix ? [{ value: 'PIX', label: 'Pix' }] : []),
        ...(v.aceitaBoleto ? [{ value: 'BOLETO', label: 'Boleto' }] : []),
        ...(comCartao && !v.exigeBoleto ? [{ value: 'CARTAO', label: 'Cartão' }] : []),
        ...(v.exigeBoleto ? [] : [{ value: 'TED', label: 'Transferência' }]),
      ]}
    />
  )
}

function Pendente({ v, p }: { v: Compra; p: PagamentoDaCompra }) {
  const recarregar = useRecarregar()
  const desistir = useMutation({
    mutationFn: () => chamar('DELETE /v1/pagamentos/:uid', { params: { uid: p.uid } }),
    onSettled: recarregar,
    onError: avisarErro,
  })
  return (
    <Stack gap="md">
      <ComoPagar v={v} p={p} aoEnviar={recarregar} />
      <Group justify="center">
        <Button variant="subtle" size="sm" loading={desistir.isPending} onClick={() => desistir.mutate()}>
          Escolher outra forma ou valor
        </Button>
      </Group>
    </Stack>
  )
}

function ComoPagar({ v, p, aoEnviar }: { v: Compra; p: PagamentoDaCompra; aoEnviar: () => void }) {
  if (p.tipo === 'CARTAO_DE_CREDITO') return <CartaoEmAndamento v={v} p={p} />
  if (p.boleto) return <PagarComBoleto b={p.boleto} valor={p.valor} />
  return p.origemTipoPagamento === 'PIX' ? (
    <PagarComPix p={p} />
  ) : (
    <Transferir v={v} p={p} aoEnviar={aoEnviar} />
  )
}

export function Transferir({ v, p, aoEnviar }: { v: Compra; p: PagamentoDaCompra; aoEnviar: () => void }) {
  const conta = p.banco ?? v.conta
  return (
    <Stack gap="md">
      <Card withBorder>
        <Stack gap="sm">
          <Copiavel nome="Valor" valor={formatarReais(p.valor)} />
          {conta ? (
            <>
              <Copiavel nome="Banco" valor={`${conta.bancoCodigo} – ${conta.banco}`} />
              <Group grow align="start">
                <Copiavel nome="Agência" valor={conta.agencia} />
                <Copiavel nome="Conta" valor={conta.conta} />
              </Group>
              <Copiavel nome="Titular" valor={conta.titular} />
              <Copiavel nome="CPF/CNPJ do titular" valor={conta.titularDocumento} />
            </>
          ) : (
            <Text size="sm">A conta para a transferência será informada pela nossa equipe.</Text>
          )}
        </Stack>
      </Card>
      {v.instrucoes.ted && (
        <Text size="sm" c="dimmed">
          {v.instrucoes.ted}
        </Text>
      )}
      <EnviarComprovante pagUid={p.uid} aoEnviar={aoEnviar} />
    </Stack>
  )
}
