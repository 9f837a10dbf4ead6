// Lots that were not sold in another auction are offered again in this one, at the values that they had.
import { Alert, Button, Checkbox, Group, Modal, ScrollArea, Select, Stack, Text } from '@mantine/core'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import type { Leilao } from './leilao-lido.ts'

interface Props {
  readonly a: Leilao
  readonly aberto: boolean
  readonly aoFechar: () => void
  readonly aoCriar: () => void
}

export const RepetirLotes = (p: Props) => (
  <Modal
    opened={p.aberto}
    onClose={p.aoFechar}
    title="Lotes de outro leilão"
    size="lg"
    closeButtonProps={{ 'aria-label': 'Fechar' }}
  >
    {p.aberto && <Escolha {...p} />}
  </Modal>
)

function Escolha({ a, aoFechar, aoCriar }: Props) {
  const { tipo } = useMarca()
  const [leiId, setLeiId] = useState<string | null>(null)
  const [marcados, setMarcados] = useState<readonly string[]>([])
  const [enviando, setEnviando] = useState(false)
  const leiloes = useQuery({
    queryKey: ['leiloes-para-repetir'],
    queryFn: () =>
      chamar('GET /v1/leiloes/qb', { query: { situacao: 'EXECUTADO', pagina: 1, porPagina: 100 } }),
  })
  const lotes = useQuery({
    queryKey: ['lotes-para-importacao', leiId],
    queryFn: () => chamar('GET /v1/leiloes/lotes-para-importacao/:id', { params: { id: Number(leiId) } }),
    enabled: leiId !== null,
  })
  const escolhidos = (lotes.data ?? []).filter((l) => marcados.includes(l.lelUid))
  const incluir = async () => {
    setEnviando(true)
    let feitos = 0
    try {
      for (const l of escolhidos) {
        await chamar('POST /v1/lote', {
          body: {
            leiId: a.id,
            veiUid: l.veiUid,
            numero: null,
            minimo: l.minimo,
            incremento: l.incremento,
            valorComitente: l.valorComitente,
            // Decided in the auction that it is repeated from.
            reservaAceita: true,
          },
        })
        feitos += 1
      }
      aoFechar()
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
      if (feitos > 0) {
        avisarSucesso(quantos(feitos, 'lote incluído', 'lotes incluídos'))
        aoCriar()
      }
    }
  }
  return (
    <Stack>
      <Select
        label="Leilão encerrado"
        searchable
        value={leiId}
        onChange={(v) => {
          setLeiId(v)
          setMarcados([])
        }}
        data={leiloes.data?.map((l) => ({ value: String(l.id), label: l.nome })) ?? []}
      />
      {lotes.data?.length === 0 && <Alert>Este leilão não tem lotes.</Alert>}
      <ScrollArea.Autosize mah={360}>
        <Stack gap="xs">
          {lotes.data?.map((l) => (
            <Checkbox
              key={l.lelUid}
              disabled={l.impedimento !== null}
              checked={marcados.includes(l.lelUid)}
              onChange={(e) =>
                setMarcados((m) =>
                  e.currentTarget.checked ? [...m, l.lelUid] : m.filter((u) => u !== l.lelUid),
                )
              }
              label={
                <>
                  <Text size="sm">
                    {l.numero} · {l.nome} · {formatarReais(l.minimo)}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {l.impedimento ?? `${rotuloDaSituacao(l.situacao, tipo)} · ${l.comitente}`}
                  </Text>
                </>
              }
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
      <Group justify="flex-end">
        <Button variant="default" onClick={aoFechar}>
          Voltar
        </Button>
        <Button loading={enviando} disabled={escolhidos.length === 0} onClick={() => void incluir()}>
          Incluir {quantos(escolhidos.length, 'lote', 'lotes')}
        </Button>
      </Group>
    </Stack>
  )
}
