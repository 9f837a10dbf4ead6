// How the papers of one item reach the buyer: Sedex, Carta Registrada, or at a yard. Prices come from the server, which
// checks them again.
import { Alert, Button, Radio, Select, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import type { MetodoDeEntrega } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { CHAVE_DAS_COMPRAS, type ItemDaCompra } from '../../../parts/vendas/usar-venda.ts'

interface Props {
  readonly item: ItemDaCompra
  /** the sale is closed: the change goes the other way */
  readonly depois: boolean
  readonly comNome?: boolean
  aoEscolher?(): void
}

interface Escolha {
  readonly metodo: MetodoDeEntrega
  readonly valor: number
  readonly patUid: string | null
}

/** The same choice goes two ways: with the purchase, or after it is closed. */
function useSalvar({ item, depois, aoEscolher }: Props, escolha: Escolha) {
  const consultas = useQueryClient()
  return useMutation({
    mutationFn: () =>
      depois
        ? chamar('PUT /v1/cliente/meus-lances/alterar-metodo-entrega/pos-venda/:id', {
            params: { id: item.uid },
            body: escolha,
          })
        : chamar('PUT /v1/cliente/meus-lances/salvar-metodo-entrega', {
            body: { uid: item.uid, ...escolha },
          }),
    onSuccess: ({ troca }) => {
      avisarSucesso(
        troca ? `Falta pagar ${formatarReais(troca.diferenca)} para mudar a entrega` : 'Entrega escolhida',
      )
      aoEscolher?.()
    },
    onSettled: () => consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS }),
  })
}

export function EscolherEntrega(props: Props) {
  const { item, depois, comNome } = props
  const atual = item.informacoesDocumentacao
  const [metodo, setMetodo] = useState<MetodoDeEntrega | null>(atual.metodoEnvio)
  const [patUid, setPatUid] = useState<string | null>(atual.patUid)
  const opcoes = useQuery({
    queryKey: ['opcoes-de-entrega'],
    queryFn: () => chamar('GET /v1/entregas/opcoes'),
  })
  const valor = opcoes.data?.metodos.find((m) => m.metodo === metodo)?.valor ?? 0
  const salvar = useSalvar(props, {
    metodo: metodo ?? 'Retirada',
    valor,
    patUid: metodo === 'Retirada' ? patUid : null,
  })
  const campos = salvar.error instanceof ErroDeChamada ? salvar.error.campos : {}
  if (opcoes.error) return <Alert color="red">{opcoes.error.message}</Alert>
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        salvar.mutate()
      }}
    >
      <Stack gap="sm">
        {comNome && <Text fw={600}>{`${item.numero} – ${item.nome}`}</Text>}
        <Radio.Group
          label="Como você quer receber os documentos?"
          value={metodo}
          onChange={(m) => setMetodo(opcoes.data?.metodos.find((x) => x.metodo === m)?.metodo ?? null)}
          error={campos.metodo ?? campos.valor}
        >
          <Stack gap="xs" mt="xs">
            {opcoes.data && <Metodos opcoes={opcoes.data} />}
          </Stack>
        </Radio.Group>
        {metodo === 'Retirada' && (
          <Select
            label="Pátio"
            placeholder="Escolha o pátio"
            data={(opcoes.data?.patios ?? []).map((p) => ({
              value: p.uid,
              label: `${p.nome} – ${p.cidade}/${p.uf}`,
            }))}
            value={patUid}
            onChange={setPatUid}
            error={campos.patUid}
            withAsterisk
          />
        )}
        {salvar.error && Object.keys(campos).length === 0 && (
          <Alert color="red" role="alert">
            {salvar.error.message}
          </Alert>
        )}
        <Button
          type="submit"
          size="md"
          disabled={metodo === null || (metodo === 'Retirada' && patUid === null)}
          loading={salvar.isPending}
        >
          {!depois && valor > 0
            ? `Somar ${formatarReais(valor)} e confirmar a entrega`
            : 'Confirmar a entrega'}
        </Button>
      </Stack>
    </form>
  )
}

function Metodos({ opcoes }: { opcoes: RespostaDe<Calls['GET /v1/entregas/opcoes']> }) {
  return opcoes.metodos.map((m) => (
    <Radio
      key={m.metodo}
      value={m.metodo}
      label={`${m.metodo === 'Retirada' ? 'Retirar no pátio' : m.metodo} · ${m.valor === 0 ? 'grátis' : formatarReais(m.valor)}`}
      description={
        m.metodo === 'Retirada' ? undefined : (opcoes.endereco ?? 'Cadastre o seu endereço em Meu perfil')
      }
    />
  ))
}
