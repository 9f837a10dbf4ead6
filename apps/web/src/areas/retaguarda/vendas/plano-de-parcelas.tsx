// The plan of a court's sale in instalments: what is due, the fine on a late one, and what the creditor chose after it.
import { Alert, Badge, Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_ESCOLHA, ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import '../../../kit/tabela/tabela.css'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { EscolhaDoExequente } from '../judicial/escolha-do-exequente.tsx'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

type Plano = RespostaDe<Calls['GET /v1/vendas/judicial/:id/parcelas']>[number]
type Parcela = Plano['parcelas'][number]
type Mora = Plano['moras'][number]

export function ParcelasDaVenda({ v }: { v: VendaDaCasa }) {
  const { data, error } = useQuery({
    queryKey: ['parcelas-do-juizo', v.id, v.versao],
    queryFn: () => chamar('GET /v1/vendas/judicial/:id/parcelas', { params: { id: v.id } }),
  })
  if (error)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  return data?.map((p) => <PlanoDoLote key={p.lelUid} v={v} p={p} />)
}

function PlanoDoLote({ v, p }: { v: VendaDaCasa; p: Plano }) {
  const [multando, setMultando] = useState<Parcela | null>(null)
  const [corrigindo, setCorrigindo] = useState<Parcela | null>(null)
  const [escolhendo, setEscolhendo] = useState<Mora | null>(null)
  const consultas = useQueryClient()
  const quem = useQuem()
  const mudar = useMudarVenda(v)
  const multar = async (): Promise<void> => {
    if (multando?.multa == null) return
    const { multa } = multando.multa
    await mudar(() =>
      chamar('POST /v1/vendas/judicial/:id/multa', {
        params: { id: v.id },
        body: { lelUid: p.lelUid, parcela: multando.numero, multa },
      }),
    )
    avisarSucesso('Multa somada à venda')
  }
  const corrigir = async (): Promise<void> => {
    if (corrigindo?.correcao == null) return
    const correcao = corrigindo.correcao.valor
    await mudar(() =>
      chamar('POST /v1/vendas/judicial/:id/correcao', {
        params: { id: v.id },
        body: { lelUid: p.lelUid, parcela: corrigindo.numero, correcao },
      }),
    )
    avisarSucesso('Correção somada à venda')
  }
  return (
    <Card withBorder component="section" aria-label={`Parcelas do lote ${p.lote}`}>
      <Title order={2} size="h5">{`Parcelas: lote ${p.lote}`}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {`Corrigidas por: ${ROTULO_DO_INDICE[p.indice]}. No atraso, 10% sobre a parcela e as que se seguem (CPC, art. 895, § 4º).`}
      </Text>
      <TabelaDeParcelas parcelas={p.parcelas} aoMultar={setMultando} aoCorrigir={setCorrigindo} />
      <Stack gap="xs" mt="sm">
        {p.moras.map((m) => (
          <Group key={m.uid} justify="space-between" gap="xs">
            <Text size="sm">{m.tipo === 'CORRECAO' ? correcaoEmPalavras(m) : multaEmPalavras(m)}</Text>
            {m.tipo === 'MULTA' && m.escolha === null && !m.retirada && permite('judicial:mora', quem) && (
              <Button size="compact-sm" variant="default" onClick={() => setEscolhendo(m)}>
                Anotar a escolha do exequente
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <Confirmar
        aberto={multando !== null}
        titulo={`Aplicar a multa à parcela ${multando?.numero ?? ''}?`}
        botao={`Somar ${formatarReais(multando?.multa?.multa ?? 0)}`}
        aoFechar={() => setMultando(null)}
        aoConfirmar={multar}
      >
        {`10% de ${formatarReais(multando?.multa?.base ?? 0)}, o valor da parcela em atraso com as que se seguem. Entra na venda como item extra, no extrato e no próximo boleto; é do comitente, com o preço. O comprador é avisado.`}
      </Confirmar>
      <Confirmar
        aberto={corrigindo !== null}
        titulo={`Corrigir a parcela ${corrigindo?.numero ?? ''}?`}
        botao={`Somar ${formatarReais(corrigindo?.correcao?.valor ?? 0)}`}
        aoFechar={() => setCorrigindo(null)}
        aoConfirmar={corrigir}
      >
        {`${ROTULO_DO_INDICE[p.indice]} de ${corrigindo?.correcao?.periodo ?? ''}, desde o mês do arremate. Entra na venda como item extra, no extrato e no próximo boleto; é do comitente, com o preço.`}
      </Confirmar>
      {escolhendo && (
        <EscolhaDoExequente
          m={escolhendo}
          aoFechar={() => {
            setEscolhendo(null)
            void consultas.invalidateQueries({ queryKey: ['parcelas-do-juizo', v.id] })
          }}
        />
      )}
    </Card>
  )
}

const multaEmPalavras = (m: Mora): string =>
  `Multa de ${formatarReais(m.multa)} a partir da parcela ${m.parcela}${m.retirada ? ' (retirada)' : ''}. Exequente: ${m.escolha === null ? 'ainda não escolheu' : `${ROTULO_DA_ESCOLHA[m.escolha].toLowerCase()} (${m.explicacao})`}.`

const correcaoEmPalavras = (m: Mora): string =>
  `Correção de ${formatarReais(m.multa)} da parcela ${m.parcela}${m.retirada ? ' (retirada)' : ''}.`

interface PropsDasParcelas {
  readonly parcelas: readonly Parcela[]
  aoMultar(x: Parcela): void
  aoCorrigir(x: Parcela): void
}

function TabelaDeParcelas(p: PropsDasParcelas) {
  const quem = useQuem()
  return (
    <div className="tabela-corpo">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Parcela</Table.Th>
            <Table.Th>Vencimento</Table.Th>
            <Table.Th ta="right">Valor</Table.Th>
            <Table.Th>Situação</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {p.parcelas.map((x) => (
            <Table.Tr key={x.numero}>
              <Table.Td data-titulo="Parcela">{`${x.numero}ª parcela`}</Table.Td>
              <Table.Td data-titulo="Vencimento">{formatarDia(x.vencimento)}</Table.Td>
              <Table.Td data-titulo="Valor" ta="right">
                {formatarReais(x.valor)}
              </Table.Td>
              <Table.Td data-titulo="Situação">
                <Group gap="xs">
                  <Badge variant="light" color={x.paga ? 'green' : x.vencida ? 'red' : 'gray'}>
                    {x.paga ? 'Paga' : x.vencida ? 'Em atraso' : 'A vencer'}
                  </Badge>
                  {x.multa !== null && permite('venda:acertar', quem) && (
                    <Button size="compact-xs" variant="default" onClick={() => p.aoMultar(x)}>
                      {`Aplicar multa à parcela ${x.numero}`}
                    </Button>
                  )}
                  {x.correcao !== null && permite('venda:acertar', quem) && (
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={`Corrigir a parcela ${x.numero} em ${formatarReais(x.correcao.valor)}`}
                      onClick={() => p.aoCorrigir(x)}
                    >
                      {`Corrigir em ${formatarReais(x.correcao.valor)}`}
                    </Button>
                  )}
                  {x.vencida && x.semCorrecao !== null && (
                    <Text size="xs" c="dimmed">
                      {x.semCorrecao}
                    </Text>
                  )}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
