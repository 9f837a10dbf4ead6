// Handing a vehicle over at the gate: who takes it, by which document, a photograph of the moment, and his signature.
import { Button, Checkbox, FileButton, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { pedePapelAssinado } from '@martelo/domain/entregas/papel-do-terceiro.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import {
  TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO,
  type TipoDocDaDevolucao,
} from '@martelo/domain/estadias/saida-da-estadia.ts'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { chamar, enviar } from '../../../core/api.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { CampoDeAssinatura } from '../../../parts/estadias/assinatura-desenhada.tsx'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import type { Agendado } from './retirada-no-patio.tsx'

interface Props {
  readonly a: Agendado
  readonly aoFechar: () => void
  readonly aoEntregar: () => Promise<void>
}

const SEM_ARQUIVO = { situacao: null, motivo: null }

export function EntregarNoPatio({ a, aoFechar, aoEntregar }: Props) {
  const [f, setF] = useState({
    entreguePara: a.terceiro?.nome ?? a.cliente,
    tipoDoc: 'CPF' as TipoDocDaDevolucao,
    doc: a.terceiro ? formatarCpf(a.terceiro.documento) : '',
    assinatura: null as string | null,
  })
  const pedePapel = a.terceiro !== null && pedePapelAssinado(a.autorizacao ?? SEM_ARQUIVO)
  const [conferida, setConferida] = useState(false)
  const [foto, setFoto] = useState<File | null>(null)
  const [chaveDoPedido] = useState(novaChave)
  const [falha, tentar, enviando] = useFalha()
  const entregar = async (): Promise<void> => {
    // The photograph first: after the handing over the page moves on, and a repeated send is one file.
    if (foto !== null && a.estadiaUid !== null)
      await enviar('POST /v1/anexos/:entidade/:uid', [foto], {
        params: { entidade: 'estadia', uid: a.estadiaUid },
        body: { tipo: 'foto', pasta: 'Entrega', chaveDoPedido },
      })
    await chamar('PUT /v1/agendamentos/:uid', {
      params: { uid: a.uid },
      body: {
        ...f,
        doc: f.doc || null,
        autorizacaoConferida: conferida,
        evento: 'entregar',
        versao: a.versao,
      },
    })
    avisarSucesso('Retirada registrada')
    await aoEntregar()
    aoFechar()
  }
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={`Entregar ${a.lote} – ${a.veiculo}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void tentar(entregar)
        }}
      >
        <Stack gap="sm">
          <Text size="sm">
            Confira o documento com foto{a.terceiro ? ' e a autorização assinada' : ''} antes de entregar.
          </Text>
          <TextInput
            label="Quem retirou"
            maxLength={120}
            value={f.entreguePara}
            onChange={(e) => setF({ ...f, entreguePara: e.currentTarget.value })}
            error={falha?.campos.entreguePara}
            data-autofocus
            withAsterisk
          />
          <DocumentoApresentado f={f} mudar={(d) => setF({ ...f, ...d })} />
          {a.estadiaUid !== null && <Fotografar foto={foto} mudar={setFoto} />}
          <CampoDeAssinatura
            rotulo="Assinatura de quem retirou"
            mudar={(assinatura) => setF((antes) => ({ ...antes, assinatura }))}
          />
          {pedePapel && (
            <PapelConferido
              a={a}
              conferida={conferida}
              mudar={setConferida}
              erro={falha?.campos.autorizacaoConferida}
            />
          )}
          <FalhaAoEnviar
            falha={falha?.campos.entreguePara || falha?.campos.autorizacaoConferida ? null : falha}
          />
          <Button type="submit" loading={enviando}>
            Confirmar a entrega
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

interface Apresentado {
  readonly tipoDoc: TipoDocDaDevolucao
  readonly doc: string
}

function DocumentoApresentado({
  f,
  mudar,
}: {
  readonly f: Apresentado
  readonly mudar: (d: Partial<Apresentado>) => void
}) {
  return (
    <>
      <Select
        label="Documento"
        allowDeselect={false}
        data={[...TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO]}
        value={f.tipoDoc}
        onChange={(v) => v && mudar({ tipoDoc: v })}
      />
      <TextInput
        label="Número do documento"
        maxLength={40}
        value={f.doc}
        onChange={(e) => mudar({ doc: e.currentTarget.value })}
      />
    </>
  )
}

/** The buyer's signed paper, where the house has not accepted a file of it. */
function PapelConferido({
  a,
  conferida,
  mudar,
  erro,
}: {
  readonly a: Agendado
  readonly conferida: boolean
  readonly mudar: (sim: boolean) => void
  readonly erro: string | undefined
}) {
  return (
    <Checkbox
      label={`Li a autorização assinada por ${a.cliente}, em papel`}
      description={
        a.autorizacao === null
          ? 'O comprador não enviou o arquivo da autorização.'
          : 'O arquivo que o comprador enviou ainda não foi aceito pela casa.'
      }
      checked={conferida}
      onChange={(e) => mudar(e.currentTarget.checked)}
      error={erro}
    />
  )
}

function Fotografar({ foto, mudar }: { foto: File | null; mudar: (f: File | null) => void }) {
  return (
    <FileButton accept="image/jpeg,image/png" capture="environment" onChange={mudar}>
      {(p) => (
        <Button {...p} variant="default" leftSection={<IconCamera size={18} aria-hidden />}>
          {foto === null ? 'Fotografar a entrega' : `Foto: ${foto.name}`}
        </Button>
      )}
    </FileButton>
  )
}
