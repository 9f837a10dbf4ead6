// The few things that are asked for before they happen: a reason, a confirmation of the room's own acts, all keys.
import { Button, Group, Kbd, Modal, Stack, Table, Text, TextInput } from '@mantine/core'
import { DADOS_DA_ACAO } from '@martelo/domain/pregao/acoes-da-sala.ts'
import { TECLAS } from '@martelo/domain/pregao/teclas-do-leiloeiro.ts'
import { useState } from 'react'
import type { RetratoDaSala } from '../../../parts/pregao/sala.ts'
import type { AtoDaSala } from './barra-da-sala.tsx'
import type { Conducao } from './usar-conducao.ts'

/** What the act means, and its common reasons, one press each. */
const AO_TIRAR = {
  texto: 'Os lances do lote são cancelados e os participantes veem o aviso. Não é possível desfazer.',
  motivos: ['Pedido do comitente', 'Problema no bem', 'Erro no cadastro do lote'],
}
const AO_DESFAZER = {
  texto:
    'O lote volta para “A decidir” com os lances que tinha. Se já há uma compra, ela é cancelada; quem deu lance recebe um aviso. Só é possível enquanto a compra não tem pagamento.',
  motivos: ['Martelo batido por engano', 'Lance não visto a tempo', 'Valor errado'],
}

export function PedirMotivo({
  conducao,
  retrato,
}: {
  readonly conducao: Conducao
  readonly retrato: RetratoDaSala
}) {
  const [motivo, setMotivo] = useState('')
  const { pedeMotivo } = conducao
  const lote = retrato.lotes.find((l) => l.estado.lelUid === pedeMotivo?.lelUid)
  const { texto, motivos } = pedeMotivo?.acao === 'desfazer' ? AO_DESFAZER : AO_TIRAR
  const enviar = (porque: string) => {
    if (porque.trim() === '') return
    conducao.comMotivo(porque)
    setMotivo('')
  }
  return (
    <Modal
      opened={pedeMotivo !== null}
      onClose={conducao.desistir}
      centered
      title={pedeMotivo && lote ? `${DADOS_DA_ACAO[pedeMotivo.acao].rotulo}: lote ${lote.estado.numero}` : ''}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          enviar(motivo)
        }}
      >
        <Stack>
          <Text>{texto}</Text>
          <TextInput
            label="Motivo"
            data-autofocus
            required
            maxLength={300}
            value={motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
          />
          <Group gap="xs">
            {motivos.map((m) => (
              <Button key={m} size="xs" variant="default" onClick={() => setMotivo(m)}>
                {m}
              </Button>
            ))}
          </Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={conducao.desistir}>
              Voltar
            </Button>
            <Button color="red" type="submit">
              Confirmar
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

const ATOS: Readonly<
  Record<AtoDaSala, { titulo: string; texto: string; motivo: boolean; cor: string | undefined }>
> = {
  iniciar: {
    titulo: 'Iniciar o leilão',
    texto: 'A sala vai ao ar e os lotes podem ser apregoados.',
    motivo: false,
    cor: undefined,
  },
  encerrar: {
    titulo: 'Encerrar o leilão',
    texto: 'Só é possível sem lotes em aberto. Depois de encerrado ele não volta.',
    motivo: false,
    cor: 'red',
  },
  suspender: {
    titulo: 'Suspender o leilão',
    texto: 'A sala sai do ar: lotes em pregão ficam pendentes e ninguém dá lances até você voltar.',
    motivo: true,
    cor: 'red',
  },
}

interface PropsDoAto {
  readonly ato: AtoDaSala | null
  readonly retrato: RetratoDaSala
  readonly podeAutorizar: boolean
  fechar(): void
  confirmar(ato: AtoDaSala, mais: { motivo?: string; autorizacaoDoDia?: string }): void
}

export function ConfirmarAtoDaSala({ ato, retrato, podeAutorizar, fechar, confirmar }: PropsDoAto) {
  const [texto, setTexto] = useState('')
  if (ato === null) return null
  const d = ATOS[ato]
  const impedimento = ato === 'iniciar' ? retrato.impedimentoDoDia : null
  const pede = d.motivo || (impedimento !== null && podeAutorizar)
  return (
    <Modal opened onClose={fechar} title={d.titulo} centered>
      <Stack>
        <Text>{d.texto}</Text>
        {impedimento && (
          <Text c="red" role="alert">
            {impedimento}
            {!podeAutorizar && ' Peça a um ADM que autorize.'}
          </Text>
        )}
        {pede && (
          <TextInput
            label={impedimento ? 'Autorização para este dia' : 'Motivo'}
            data-autofocus
            required
            maxLength={300}
            value={texto}
            onChange={(e) => setTexto(e.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={fechar}>
            Voltar
          </Button>
          <Button
            color={d.cor}
            disabled={(pede && texto.trim() === '') || (impedimento !== null && !podeAutorizar)}
            onClick={() => {
              confirmar(ato, pede ? (impedimento ? { autorizacaoDoDia: texto } : { motivo: texto }) : {})
              setTexto('')
            }}
          >
            {d.titulo}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

export function TodasAsTeclas({ aberto, fechar }: { readonly aberto: boolean; fechar(): void }) {
  return (
    <Modal opened={aberto} onClose={fechar} title="Teclas do pregão" size="lg" centered>
      <Table>
        <Table.Tbody>
          {TECLAS.map((t) => (
            <Table.Tr key={t.tecla}>
              <Table.Td w={80}>
                <Kbd size="md">{t.rotulo}</Kbd>
              </Table.Td>
              <Table.Td>
                {t.descricao}
                {t.confirma && ' (aperte duas vezes)'}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
