{{/* Names of objects; with what Kubernetes adds, a pod's name stays within the 63 characters of INSTANCE_NAME. */}}
{{- define "synthline.fullname" -}}
{{- $name := contains .Chart.Name .Release.Name | ternary .Release.Name (printf "%s-%s" .Release.Name .Chart.Name) }}
{{- $name | trunc 30 | trimSuffix "-" }}
{{- end }}

{{- define "synthline.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/part-of: synthline
{{- end }}

{{/* Of a role: dict "root" $ "role" NAME. */}}
{{- define "synthline.selector" -}}
app.kubernetes.io/name: synthline
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "synthline.image" -}}
{{- with .Values.image }}
{{- if .digest }}{{ .repository }}@{{ .digest }}{{ else }}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}
{{- end }}
{{- end }}

{{- define "synthline.serviceAccount" -}}
{{- .Values.serviceAccount.name | default (.Values.serviceAccount.create | ternary (include "synthline.fullname" .) "default") }}
{{- end }}

{{/* What browsers see, without a slash at the end. */}}
{{- define "synthline.publicUrl" -}}
{{- .Values.config.PUBLIC_URL | trimSuffix "/" }}
{{- end }}

{{/* Variables of a role that are no secrets; what is said for the role goes before what is said for all. */}}
{{- define "synthline.configMap" -}}
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ include "synthline.fullname" .root }}-{{ .role }}
  labels:
    {{- include "synthline.labels" .root | nindent 4 }}
    {{- include "synthline.selector" . | nindent 4 }}
data:
  {{- toYaml (merge (dict) (index .root.Values .role).config .root.Values.config) | nindent 2 }}
{{- end }}

{{/* Where a secret variable is kept: name and key as YAML. dict "root" $ "variable" NAME. */}}
{{- define "synthline.secretOf" -}}
{{- $own := index .root.Values.secrets.from .variable | default dict }}
name: {{ $own.name | default .root.Values.secrets.existingSecret | required (printf "secrets.existingSecret, or secrets.from.%s.name, must name the secret with %s" .variable .variable) }}
key: {{ $own.key | default .variable }}
{{- end }}

{{/* A variable NAME_FILE for each secret of the list. dict "root" $ "secrets" LIST. */}}
{{- define "synthline.secretVariables" -}}
{{- range .secrets }}
- { name: {{ . }}_FILE, value: /run/secrets/synthline/{{ . }} }
{{- end }}
{{- end }}

{{- define "synthline.secretVolume" -}}
- name: secrets
  projected:
    defaultMode: 0440
    sources:
      {{- range .secrets }}
      {{- $place := include "synthline.secretOf" (dict "root" $.root "variable" .) | fromYaml }}
      - secret: { name: {{ $place.name }}, items: [{ key: {{ $place.key | quote }}, path: {{ . }} }] }
      {{- end }}
{{- end }}

{{- define "synthline.authorityVariables" -}}
{{- if .Values.authorities.configMap }}
- { name: NODE_EXTRA_CA_CERTS, value: /run/authorities/ca.pem }
{{- end }}
{{- end }}

{{- define "synthline.authorityMount" -}}
{{- if .Values.authorities.configMap }}
- { name: authorities, mountPath: /run/authorities, readOnly: true }
{{- end }}
{{- end }}

{{- define "synthline.authorityVolume" -}}
{{- with .Values.authorities }}
{{- if .configMap }}
- name: authorities
  configMap: { name: {{ .configMap }}, items: [{ key: {{ .key | quote }}, path: ca.pem }] }
{{- end }}
{{- end }}
{{- end }}

{{/* What the containers have in common. */}}
{{- define "synthline.container" -}}
image: {{ include "synthline.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  {{- toYaml .Values.containerSecurityContext | nindent 2 }}
{{- end }}

{{/* What the pods have in common: no token, no variables that Kubernetes makes of services (CHEMISTRY_PORT is ours). */}}
{{- define "synthline.pod" -}}
serviceAccountName: {{ include "synthline.serviceAccount" . }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  {{- toYaml .Values.podSecurityContext | nindent 2 }}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{/* Where the pods of a role run: dict "root" $ "role" NAME. */}}
{{- define "synthline.placement" -}}
{{- $values := index .root.Values .role }}
{{- with $values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with $values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
topologySpreadConstraints:
  {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    matchLabelKeys: [pod-template-hash]
    labelSelector:
      matchLabels:
        {{- include "synthline.selector" $ | nindent 8 }}
  {{- end }}
{{- end }}

{{/* Labels of a pod, and what starts it anew when a variable changes. */}}
{{- define "synthline.podMetadata" -}}
{{- $values := index .root.Values .role }}
labels:
  {{- include "synthline.labels" .root | nindent 2 }}
  {{- include "synthline.selector" . | nindent 2 }}
annotations:
  checksum/config: {{ merge (dict) $values.config .root.Values.config | toJson | sha256sum }}
  {{- with $values.podAnnotations }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}

{{/* Peers and ports of a rule of a network policy: dict "key" "to" "peers" LIST "ports" LIST. */}}
{{- define "synthline.rule" -}}
- ports:
    {{- range .ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
  {{- if .peers }}
  {{ .key }}:
    {{- toYaml .peers | nindent 4 }}
  {{- end }}
{{- end }}

{{- define "synthline.ruleForDns" -}}
- ports:
    {{- range .Values.networkPolicy.dns.ports }}
    - { protocol: UDP, port: {{ . }} }
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
  {{- with .Values.networkPolicy.dns.to }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{/* Pods of some roles as peers: dict "root" $ "roles" LIST. */}}
{{- define "synthline.peers" -}}
{{- range .roles }}
- podSelector:
    matchLabels:
      {{- include "synthline.selector" (dict "root" $.root "role" .) | nindent 6 }}
{{- end }}
{{- end }}
