// Lots whose buyer gave up, offered to me at my own bid: one tap takes or refuses, with the deadline in sight.
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import type { MinhaSegundaOferta } from '@martelo/contracts/vendas/segunda-oferta.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { useTermosAntes } from '../../../parts/termos/usar-termos-antes.tsx'
import { CHAVE_DAS_COMPRAS } from '../../../parts/vendas/usar-venda.ts'

export function useOfertasAMim(): readonly MinhaSegundaOferta[] {
  const { data } = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'segundas-ofertas'],
    queryFn: () => chamar('GET /v1/cliente/segundas-ofertas'),
  })
  return data ?? []
}

export function OfertasAMim() {
  const data = useOfertasAMim()
  if (data.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-labelledby="ofertas-a-mim">
      <Title order={2} size="h4" id="ofertas-a-mim">
        Oferecidos a você
      </Title>
      {data.map((o) => (
        <OfertaAMim key={o.uid} o={o} />
      ))}
    </Stack>
  )
}

export function OfertaAMim({ o }: { readonly o: MinhaSegundaOferta }) {
  const [aceitando, setAceitando] = useState(false)
  const consultas = useQueryClient()
  const ir = useNavigate()
  const termos = useTermosAntes()
  const responder = useMutation({
    mutationFn: (evento: 'aceitar' | 'recusar') =>
      chamar('PUT /v1/segundas-ofertas/:uid', {
        params: { uid: o.uid },
        body: { evento, versao: o.versao },
      }),
    onSuccess: ({ vndId }) => {
      avisarSucesso(vndId === null ? 'Oferta recusada. Nada é devido.' : 'O item é seu')
      if (vndId !== null) void ir(caminho(TELAS_CLIENTE.compra, { id: vndId }))
    },
    onError: (e) => {
      if (!termos.pedir(e)) avisarErro(e)
    },
    onSettled: () => consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS }),
  })
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Anchor href={o.url} fw={650}>
          {o.numero} – {o.nome}
        </Anchor>
        <Text size="sm">
          O comprador desistiu, e o seu lance de <b>{formatarReais(o.valor)}</b> foi o {o.colocacao}º.
          Responda até {formatarDataHora(Date.parse(o.prazo))}.
        </Text>
        <Group gap="xs">
          <Button onClick={() => setAceitando(true)}>Quero por {formatarReais(o.valor)}</Button>
          <Button variant="default" loading={responder.isPending} onClick={() => responder.mutate('recusar')}>
            Não quero
          </Button>
        </Group>
      </Stack>
      <Confirmar
        aberto={aceitando}
        titulo="Ficar com este item"
        botao="Comprar"
        aoFechar={() => setAceitando(false)}
        aoConfirmar={async () => {
          await responder.mutateAsync('aceitar')
        }}
      >
        {o.nome} por {formatarReais(o.valor)}, mais comissão e despesas do edital. A compra é feita agora, com
        o prazo de pagamento de uma compra nova.
      </Confirmar>
      {termos.dialogo}
    </Card>
  )
}
