// Keeps the open report under a name, with its filters; by mail on certain days, if wished.
import { Alert, Button, Modal, Select, Stack, TagsInput, TextInput } from '@mantine/core'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { FORMATOS_DE_RELATORIO, ROTULO_DO_FORMATO } from '@martelo/domain/relatorios/formatos.ts'
import { FREQUENCIAS, ROTULO_DA_FREQUENCIA } from '@martelo/domain/relatorios/proximo-envio.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { ErroDeChamada, semResposta } from '../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { CHAVE_DOS_SALVOS, type OQueGuardar } from './consulta-do-relatorio.ts'

interface Props {
  /** what is kept: the open report, or one that is kept already */
  readonly oQue: OQueGuardar
  readonly aberto: boolean
  readonly aoFechar: () => void
}

const NUNCA = 'nunca'

export function SalvarRelatorio({ oQue, aberto, aoFechar }: Props) {
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title={oQue.salvo === undefined ? 'Guardar o relatório' : 'Editar o relatório guardado'}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Formulario oQue={oQue} aoFechar={aoFechar} />
    </Modal>
  )
}

function useGuardar({ relatorio, recorte, salvo }: OQueGuardar, aoFechar: () => void) {
  const consultas = useQueryClient()
  const [nome, setNome] = useState(salvo?.nome ?? RELATORIOS[relatorio].titulo)
  const [frequencia, setFrequencia] = useState<string>(salvo?.frequencia ?? NUNCA)
  const [formato, setFormato] = useState<string>(
    salvo?.frequencia == null ? 'xlsx' : (salvo.formato ?? NUNCA),
  )
  const [destinatarios, setDestinatarios] = useState<string[]>([...(salvo?.destinatarios ?? [])])
  const [erro, setErro] = useState<ErroDeChamada | null>(null)
  const [fazendo, setFazendo] = useState(false)
  const salvar = async (substituir: boolean): Promise<void> => {
    setFazendo(true)
    setErro(null)
    try {
      await chamar('POST /v1/relatorios/salvos', {
        body: {
          ...(salvo === undefined ? {} : { uid: salvo.uid }),
          substituir,
          relatorio,
          nome,
          recorte,
          frequencia: FREQUENCIAS.find((f) => f === frequencia) ?? null,
          formato: FORMATOS_DE_RELATORIO.find((f) => f === formato) ?? null,
          destinatarios,
        },
      })
      await consultas.invalidateQueries({ queryKey: CHAVE_DOS_SALVOS })
      avisarSucesso('Relatório guardado')
      aoFechar()
    } catch (falha) {
      setErro(falha instanceof ErroDeChamada ? falha : semResposta())
    } finally {
      setFazendo(false)
    }
  }
  return {
    valores: { nome, frequencia, formato, destinatarios },
    mudar: { setNome, setFrequencia, setFormato, setDestinatarios },
    erro,
    fazendo,
    salvar,
  }
}

function Formulario({ oQue, aoFechar }: Omit<Props, 'aberto'>) {
  const { valores, mudar, erro, fazendo, salvar } = useGuardar(oQue, aoFechar)
  return (
    <form
      onSubmit={(e: FormEvent) => {
        e.preventDefault()
        void salvar(false)
      }}
    >
      <Stack>
        {erro && (
          <Alert color={erro.erro.error === 'JA_EXISTE' ? 'yellow' : 'red'} role="alert">
            {erro.message}
            {erro.erro.error === 'JA_EXISTE' && (
              <Button mt="xs" size="xs" variant="default" onClick={() => void salvar(true)}>
                Substituir
              </Button>
            )}
          </Alert>
        )}
        <TextInput
          label="Nome"
          required
          maxLength={80}
          value={valores.nome}
          onChange={(e) => mudar.setNome(e.currentTarget.value)}
          error={erro?.campos.nome}
        />
        <Select
          label="Enviar por e-mail"
          allowDeselect={false}
          value={valores.frequencia}
          onChange={(v) => v !== null && mudar.setFrequencia(v)}
          data={[
            { value: NUNCA, label: 'Não enviar' },
            ...FREQUENCIAS.map((f) => ({ value: f, label: ROTULO_DA_FREQUENCIA[f] })),
          ]}
        />
        {valores.frequencia !== NUNCA && (
          <>
            <TagsInput
              label="Para"
              description="Um e-mail e Enter"
              value={valores.destinatarios}
              onChange={mudar.setDestinatarios}
              maxTags={20}
              error={erro?.campos.destinatarios}
            />
            <QueArquivo formato={valores.formato} mudar={mudar.setFormato} />
          </>
        )}
        <Button type="submit" loading={fazendo}>
          Guardar
        </Button>
      </Stack>
    </form>
  )
}

function QueArquivo({ formato, mudar }: { readonly formato: string; mudar(f: string): void }) {
  return (
    <Select
      label="Arquivo anexo"
      description={
        formato === NUNCA
          ? 'A carta leva as somas; as linhas pedem entrada no site'
          : 'As linhas vão com a carta, como você as lê: envie só a quem pode vê-las'
      }
      allowDeselect={false}
      value={formato}
      onChange={(v) => v !== null && mudar(v)}
      data={[
        ...FORMATOS_DE_RELATORIO.map((f) => ({ value: f, label: ROTULO_DO_FORMATO[f] })),
        { value: NUNCA, label: 'Sem anexo' },
      ]}
    />
  )
}
