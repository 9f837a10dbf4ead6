// The problems of one purchase, and the way to report one while the claims window is open.
import { Button, Modal, Select, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  ROTULO_DO_TIPO_DE_INCIDENTE,
  type TipoDeIncidente,
} from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import {
  CHAVE_DOS_INCIDENTES,
  useAvisosDosMeusIncidentes,
} from '../../../parts/incidentes/usar-incidentes.ts'
import type { Compra } from '../../../parts/vendas/usar-venda.ts'
import { CartaoDoProblema } from './cartao-do-problema.tsx'

export function ProblemasDaCompra({ v }: { v: Compra }) {
  useAvisosDosMeusIncidentes()
  const [relatando, setRelatando] = useState(false)
  const { data } = useQuery({
    queryKey: [...CHAVE_DOS_INCIDENTES, 'compra', v.id],
    queryFn: () => chamar('GET /v1/cliente/incidentes', { query: { vndId: v.id } }),
  })
  const pode = data?.podeAbrir
  if (!data || (data.incidentes.length === 0 && !pode?.pode)) return null
  return (
    <section aria-labelledby="problemas">
      <Title order={2} size="h5" id="problemas" mb="sm">
        Algo errado?
      </Title>
      <Stack gap="xs">
        {data.incidentes.map((n) => (
          <CartaoDoProblema key={n.uid} n={n} />
        ))}
        {pode?.pode ? (
          <>
            <Button variant="default" onClick={() => setRelatando(true)}>
              Relatar um problema
            </Button>
            {pode.ate !== null && (
              <Text size="xs" c="dimmed">
                Você pode relatar até {formatarData(Date.parse(pode.ate))}.
              </Text>
            )}
          </>
        ) : (
          <Text size="xs" c="dimmed">
            {pode?.motivo}
          </Text>
        )}
      </Stack>
      <Relatar v={v} aberto={relatando} aoFechar={() => setRelatando(false)} />
    </section>
  )
}

function Relatar({ v, aberto, aoFechar }: { v: Compra; aberto: boolean; aoFechar: () => void }) {
  const ir = useNavigate()
  const itens = v.itens.filter((i) => i.conta)
  const [d, setD] = useState({
    tipo: 'DEFEITO' as TipoDeIncidente,
    itemUid: itens.length === 1 ? (itens[0]?.uid ?? null) : null,
    assunto: '',
    descricao: '',
  })
  const [chave] = useState(novaChave)
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [enviando, setEnviando] = useState(false)
  const enviar = async (): Promise<void> => {
    setEnviando(true)
    setErros({})
    try {
      const n = await chamar('POST /v1/cliente/incidentes', {
        body: { ...d, vndId: v.id, chaveDoPedido: chave },
      })
      void ir(caminho(TELAS_CLIENTE.meuIncidente, { uid: n.uid }))
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErros(Object.keys(e.campos).length > 0 ? e.campos : { descricao: e.message })
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title="Relatar um problema"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack gap="sm">
        <Select
          label="Do que se trata"
          allowDeselect={false}
          data={Object.entries(ROTULO_DO_TIPO_DE_INCIDENTE).map(([value, label]) => ({ value, label }))}
          value={d.tipo}
          onChange={(t) => t !== null && setD({ ...d, tipo: t as TipoDeIncidente })}
        />
        {itens.length > 1 && (
          <Select
            label="Item"
            placeholder="A compra toda"
            clearable
            clearButtonProps={{ 'aria-label': 'A compra toda' }}
            data={itens.map((i) => ({ value: i.uid, label: `${i.numero} – ${i.nome}` }))}
            value={d.itemUid}
            onChange={(itemUid) => setD({ ...d, itemUid })}
          />
        )}
        <TextInput
          label="Assunto"
          withAsterisk
          maxLength={120}
          value={d.assunto}
          error={erros['assunto']}
          onChange={(e) => setD({ ...d, assunto: e.currentTarget.value })}
        />
        <Textarea
          label="O que aconteceu"
          description="Fotos e documentos você envia no passo seguinte"
          withAsterisk
          autosize
          minRows={4}
          maxLength={4000}
          value={d.descricao}
          error={erros['descricao']}
          onChange={(e) => setD({ ...d, descricao: e.currentTarget.value })}
        />
        <Button loading={enviando} onClick={() => void enviar()} size="md">
          Enviar
        </Button>
      </Stack>
    </Modal>
  )
}
