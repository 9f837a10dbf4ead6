// A vehicle is to be fetched: from where, to which yard, on whose account.
import { Button, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { LOCAL_REMOCAO } from '@martelo/contracts/remocoes/local-remocao.cadastro.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../core/api.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { Seletor } from '../../kit/cadastro/seletor.tsx'
import { FalhaAoEnviar, useFalha } from '../../kit/formulario/falha-ao-enviar.tsx'
import { EscolherVeiculo } from '../estadias/nova-estadia.tsx'

interface Props {
  readonly aoFechar: () => void
  /** the vehicle, when the form stands in its record */
  readonly veiUid?: string
  readonly aoSalvar?: () => void
}
type QuemPaga = 'comitente' | 'casa'

export function NovaRemocao({ aoFechar, veiUid, aoSalvar }: Props) {
  const ir = useNavigate()
  const [chaveDoPedido] = useState(novaChave)
  const [f, setF] = useState({
    veiUid: veiUid ?? null,
    locUid: null as string | null,
    patUid: null as string | null,
    previstaEm: '',
    quemPaga: 'comitente' as QuemPaga,
    observacao: '',
  })
  const [falha, tentar, enviando] = useFalha()
  const salvar = async (): Promise<void> => {
    const feita = await chamar('POST /v1/remocoes', {
      body: {
        ...f,
        veiUid: f.veiUid ?? '',
        locUid: f.locUid ?? '',
        patUid: f.patUid ?? '',
        previstaEm: f.previstaEm || null,
        chaveDoPedido,
      },
    })
    avisarSucesso('Remoção pedida')
    aoFechar()
    if (aoSalvar) aoSalvar()
    else await ir(caminho(TELAS_RETAGUARDA.remocao, { uid: feita.uid }))
  }
  return (
    <Modal opened onClose={aoFechar} title="Pedir remoção" closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void tentar(salvar)
        }}
      >
        <Stack gap="sm">
          {veiUid === undefined && (
            <EscolherVeiculo
              valor={f.veiUid}
              erro={falha?.campos.veiUid}
              aoEscolher={(uid) => setF({ ...f, veiUid: uid })}
            />
          )}
          <Seletor
            de={LOCAL_REMOCAO}
            label="Onde está"
            withAsterisk
            valor={f.locUid}
            error={falha?.campos.locUid}
            aoEscolher={(locUid) => setF({ ...f, locUid })}
          />
          <Destino valor={f.patUid} erro={falha?.campos.patUid} mudar={(patUid) => setF({ ...f, patUid })} />
          <TextInput
            type="date"
            label="Dia desejado"
            value={f.previstaEm}
            onChange={(e) => setF({ ...f, previstaEm: e.currentTarget.value })}
          />
          <Select
            label="Quem paga"
            allowDeselect={false}
            data={[
              { value: 'comitente', label: 'O comitente, na conta dele' },
              { value: 'casa', label: 'A casa' },
            ]}
            value={f.quemPaga}
            onChange={(v) => v && setF({ ...f, quemPaga: v })}
          />
          <Textarea
            label="Observação"
            autosize
            maxLength={2000}
            value={f.observacao}
            onChange={(e) => setF({ ...f, observacao: e.currentTarget.value })}
          />
          <FalhaAoEnviar falha={falha} />
          <Button type="submit" loading={enviando}>
            Pedir
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

function Destino(p: { valor: string | null; erro: string | undefined; mudar: (uid: string | null) => void }) {
  const { data: patios } = useQuery({
    queryKey: ['patios-das-remocoes'],
    queryFn: () => chamar('GET /v1/patios/remocoes'),
  })
  return (
    <Select
      label="Levar para"
      withAsterisk
      data={(patios ?? []).map((x) => ({
        value: x.uid,
        label: `${x.nome}, ${x.cidade}/${x.uf} (${x.vagasLivres} vagas livres, ${x.aCaminho + x.pedidas} a chegar)`,
      }))}
      value={p.valor}
      onChange={p.mudar}
      error={p.erro}
    />
  )
}
